import JSON

extension Input.Option {
    static let shape = Shape<Input.Option>.object("One of the things to choose from.") { fields in
        let value = fields.required("value", .text(0...200), "What is answered; unique among the options.")
        let label = fields.optional(
            "label", .text(1...200, isBlankAllowed: false), "What it says. By default its value.")
        let help = fields.optional("help", .text(0...500), "A line below the label.")
        let disabled = fields.optional("disabled", .bool, "It can't be chosen.", default: false)
        return { object in
            let (text, caption, help) = (object[value], object[label], object[help])
            let isDisabled = object[disabled] ?? false
            guard let text else { return nil }
            if !object.has(label), text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
                object.report(.missingKey, "An option whose value is empty needs a “label”.", expected: "label")
                return nil
            }
            return Input.Option(value: text, label: caption ?? text, help: help, isDisabled: isDisabled)
        }
    }.named("option")

    static let list = Shape.list(of: shape, 1...200).flatMap { options, node, reading -> [Input.Option]? in
        var taken: Set<ByteKey> = []
        for (option, child) in zip(options, node.elements) where !taken.insert(ByteKey(option.value)).inserted {
            reading.report(
                .duplicate, at: child["value"] ?? child, "Another option has this value.", expected: "a unique value")
            return nil
        }
        return options
    }
}

/// Text as a key: equal only where the bytes are.
struct ByteKey: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }
}
