import JSON

/// The keys of inputs that choose among options.
struct ChoiceFields {
    private let options: Slot<[Input.Option]>
    private let value: Slot<Choice>
    private let multiple: Slot<Bool>?
    private let columns: Slot<Int>?
    private let isOneBoxAllowed: Bool

    /// A first value in any of the forms that a choice takes.
    enum Choice {
        case isOn(Bool)
        case values([String])
    }

    init(
        _ fields: inout Fields, hasMultiple: Bool = false, hasColumns: Bool = false, isOneBoxAllowed: Bool = false
    ) {
        let meaning = "What the options are chosen from, each with a value of its own."
        options =
            isOneBoxAllowed
            ? fields.optional("options", Input.Option.list, meaning)
            : fields.required("options", Input.Option.list, meaning)
        value = fields.optional(
            "value", .choice(takesBool: isOneBoxAllowed, takesList: hasMultiple),
            "The value of the option chosen at first; several in a list.")
        multiple =
            hasMultiple
            ? fields.optional(
                "multiple", .bool, "Several may be chosen.", default: .init(isOneBoxAllowed)) : nil
        columns = hasColumns ? fields.optional("columns", .integer(1...4), "Side by side.", default: 1) : nil
        self.isOneBoxAllowed = isOneBoxAllowed
    }

    func hasOptions(_ object: ObjectReader) -> Bool { object.has(options) }

    func read(_ object: ObjectReader) -> Input.ChoiceControl? {
        let (options, choice) = (object[options], object[value])
        let allowsMultiple = multiple.flatMap { object[$0] } ?? isOneBoxAllowed
        let columns = columns.flatMap { object[$0] } ?? 1
        guard let options else { return nil }
        let selection: [String]
        switch choice {
        case nil: selection = []
        case .isOn?:
            object.report(
                .wrongType, at: value, "With options, the value is one of theirs.", expected: "an option's value")
            return nil
        case .values(let values)?: selection = values
        }
        guard allowsMultiple || selection.count <= 1 else {
            object.report(
                .tooMany, at: value, "Only one option can be chosen unless “multiple” is true.",
                expected: "one option's value")
            return nil
        }
        guard areKnown(selection, options, object) else { return nil }
        return Input.ChoiceControl(
            options: options, selection: selection, allowsMultiple: allowsMultiple, columns: columns)
    }

    func readOneBox(_ object: ObjectReader) -> Bool? {
        let choice = object[value]
        if let multiple, object[multiple] != nil {
            object.report(.noEffect, at: multiple, "A checkbox without options is one box.", severity: .warning)
        }
        if let columns, object[columns] != nil {
            object.report(.noEffect, at: columns, "A checkbox without options is one box.", severity: .warning)
        }
        switch choice {
        case nil: return object.has(value) ? nil : false
        case .isOn(let isOn)?: return isOn
        case .values?:
            object.report(
                .wrongType, at: value, "Without options, the value of a checkbox is true or false.",
                expected: "true or false")
            return nil
        }
    }

    private func areKnown(_ selection: [String], _ options: [Input.Option], _ object: ObjectReader) -> Bool {
        guard let node = object.value(of: value) else { return true }
        let nodes = node.kind == .array ? Array(node.elements) : [node]
        let known = selection.count > 1 ? Set(options.map { ByteKey($0.value) }) : nil
        var seen: Set<ByteKey> = []
        var isFine = true
        for (text, node) in zip(selection, nodes) {
            let key = ByteKey(text)
            let isKnown = known?.contains(key) ?? options.contains { $0.value.utf8.elementsEqual(text.utf8) }
            if !isKnown {
                object.reading.reportWord(node, code: .unknownOption, among: options.map(\.value))
                isFine = false
            } else if !seen.insert(key).inserted {
                object.reading.report(
                    .duplicate, at: node, "This option is chosen twice.", expected: "each option once")
                isFine = false
            }
        }
        return isFine
    }
}

extension Shape<ChoiceFields.Choice> {
    /// A boolean for one box, an option's value, or a list of them.
    fileprivate static func choice(takesBool: Bool, takesList: Bool) -> Shape {
        let one = Shape<String>.text(0...200)
        let list = Shape<[String]>.list(of: one, 0...200)
        let expected =
            "an option's value" + (takesList ? " or a list of them" : "") + (takesBool ? ", or true or false" : "")
        return Shape(
            read: { node, reading in
                switch node.kind {
                case .bool where takesBool: return node.bool.map { .isOn($0) }
                case .string: return one.read(node, reading).map { .values([$0]) }
                case .array where takesList: return list.read(node, reading).map { .values($0) }
                default:
                    reading.reportType(of: node, expected: expected)
                    return nil
                }
            },
            schema: { builder in
                var forms = [one.schema(&builder)]
                if takesList { forms.append(list.schema(&builder)) }
                if takesBool { forms.append(.type("boolean")) }
                return forms.count == 1 ? forms[0] : ["anyOf": .array(forms)]
            })
    }
}
