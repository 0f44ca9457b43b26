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
            if !object.has(label), !text.isVisible {
                object.report(.missingKey, "An option whose value is empty needs a “label”.", expected: "label")
                return nil
            }
            return Input.Option(value: text, label: caption ?? text, help: help, isDisabled: isDisabled)
        }
    }.named("option")

    static let list = Shape.list(of: shape, 1...200).flatMap { options, node, reading -> [Input.Option]? in
        guard let index = ByteKey.firstRepeated(in: options.lazy.map(\.value)) else { return options }
        let place = node[index].flatMap { $0["value"] } ?? node
        reading.report(.duplicate, at: place, "Another option has this value.", expected: "a unique value")
        return nil
    }
}

/// Text as a key: equal only where the bytes are.
struct ByteKey: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The place of the first text that was there before.
    static func firstRepeated(in texts: some Collection<String>) -> Int? {
        var taken: Set<ByteKey> = []
        if texts.count > 16 {
            return texts.enumerated().first { !taken.insert(ByteKey($0.element)).inserted }?.offset
        }
        // A few are sooner compared than hashed.
        for (index, text) in texts.enumerated().dropFirst() {
            for other in texts.prefix(index) where text.utf8.elementsEqual(other.utf8) { return index }
        }
        return nil
    }
}
