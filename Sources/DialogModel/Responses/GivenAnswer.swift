import JSON

/// One input's answer as it came, whether as JSON or by form.
struct GivenAnswer {
    enum Content {
        case none
        case bool(Bool)
        case number(Double)
        case text(String)
        case list([String])
        /// Nothing that this input could take; with what it is.
        case other(String)
    }

    var content: Content
    var node: JSONNode?
    /// Cut for messages.
    var received: String?

    static let none = GivenAnswer(content: .none)
}

extension GivenAnswer {
    init(_ node: JSONNode) {
        let content: Content =
            switch node.kind {
            case .null: .none
            case .bool: .bool(node.bool ?? false)
            case .number: node.double.map { .number($0) } ?? .other("a number beyond all bounds")
            case .string: .text(node.string ?? "")
            case .array: Self.list(node)
            case .object: .other("an object")
            }
        self.init(content: content, node: node, received: Excerpt.of(node))
    }

    private static func list(_ node: JSONNode) -> Content {
        var texts: [String] = []
        for element in node.elements {
            guard texts.count < 1_000, let text = element.string else { return .other("a list of other things") }
            texts.append(text)
        }
        return .list(texts)
    }
}

extension ResponseDecoder {
    /// The answers by input, in the dialog's order; names that no input has are reported.
    func given(in values: JSONNode?, _ reading: Reading) -> [GivenAnswer] {
        var given = [GivenAnswer](repeating: .none, count: inputs.count)
        guard let values else { return given }
        for member in values.members {
            if let index = inputs.firstIndex(where: { member.name.spells($0.name) }) {
                given[index] = GivenAnswer(member.value)
            } else {
                let names = inputs.map(\.name)
                let nearest = Nearest.word(to: Array(member.name.utf8 ?? []), among: names)
                reading.report(
                    .unknownInput, at: member.name, "The dialog has no such input.",
                    expected: names.joined(separator: ", "), suggestion: nearest)
            }
        }
        return given
    }
}
