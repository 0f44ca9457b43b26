import JSON

/// The keys that all inputs share.
struct InputFields {
    private let name: Slot<String>
    private let label: Slot<String>
    private let help: Slot<String>
    private let required: Slot<Bool>
    private let disabled: Slot<Bool>
    private let placeholder: Slot<String>
    private let takesPlaceholder: Bool

    /// `placeholder` is a key of every input, with an effect on those that show one.
    init(_ fields: inout Fields, takesPlaceholder: Bool = false) {
        name = fields.required("name", .inputName, "Its name in answers; unique in the dialog.")
        label = fields.optional(
            "label", .text(1...200, isBlankAllowed: false), "What it asks for. By default its name.")
        help = fields.optional("help", .text(0...500), "A line below it.")
        required = fields.optional("required", .bool, "It must be answered.", default: false)
        disabled = fields.optional("disabled", .bool, "It can't be answered.", default: false)
        placeholder = fields.optional("placeholder", .text(0...200), "What it shows while it is empty.")
        self.takesPlaceholder = takesPlaceholder
    }

    /// What was read, so that a variant reads its own keys before it gives up.
    struct Values {
        var name: String?
        var label: String?
        var help: String?
        var isRequired: Bool
        var isDisabled: Bool
        var placeholder: String?

        func input(_ control: Input.Control?) -> Input? {
            guard let name, let control else { return nil }
            return Input(
                name: name, label: label ?? name, help: help, isRequired: isRequired, isDisabled: isDisabled,
                control: control)
        }
    }

    func read(_ object: ObjectReader) -> Values {
        let values = Values(
            name: object[name], label: object[label], help: object[help], isRequired: object[required] ?? false,
            isDisabled: object[disabled] ?? false, placeholder: object[placeholder])
        if !takesPlaceholder, values.placeholder != nil {
            object.report(.noEffect, at: placeholder, "This input shows no placeholder.", severity: .warning)
        }
        return values
    }
}

extension Shape<String> {
    /// 1–64 scalars without control signs; not one of the form fields of our own.
    static var inputName: Shape {
        let reserved = ["button", "outcome", "elapsed"]
        let text = Shape.text(1...64, isBlankAllowed: false)
        let pattern = #"^[^\u0000-\u001f\u007f-\u009f]*\S[^\u0000-\u001f\u007f-\u009f]*$"#
        return text.flatMap { name, node, reading -> String? in
            if reserved.contains(where: { node.spells($0) }) {
                reading.report(
                    .reservedName, at: node, "An answer's form uses this name itself; take another.",
                    expected: "none of \(reserved.joined(separator: ", "))")
                return nil
            }
            if name.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
                reading.report(
                    .unknownValue, at: node, "A name has no control signs.", expected: "a name without control signs")
                return nil
            }
            return name
        }.annotated([
            "pattern": .string(pattern), "not": ["enum": .array(reserved.map { .string($0) })],
        ])
    }
}
