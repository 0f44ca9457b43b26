import JSON

extension Shape {
    /// One of an enumeration's words.
    static func choice(_ type: Value.Type = Value.self) -> Shape
    where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
        words(Value.allCases.map { ($0.rawValue, $0) })
    }

    /// One of these words, each with its value.
    static func words(_ words: [(word: String, value: Value)]) -> Shape where Value: Sendable {
        Shape(
            read: { node, reading in
                guard node.kind == .string else {
                    reading.reportType(of: node, expected: "a string")
                    return nil
                }
                for entry in words where node.spells(entry.word) { return entry.value }
                reading.reportWord(node, code: .unknownValue, among: words.map(\.word))
                return nil
            },
            schema: { _ in ["type": "string", "enum": .array(words.map { .string($0.word) })] })
    }
}

extension Shape where Value == Void {
    /// Exactly this string.
    static func constant(_ word: String) -> Shape {
        Shape(read: { _, _ in () }, schema: { _ in ["type": "string", "const": .string(word)] })
    }
}

extension Reading {
    /// Reports a word that is none of the known ones, with the nearest of them.
    func reportWord(_ node: JSONNode, code: Issue.Code, among words: [String]) {
        let nearest = Nearest.word(to: Array((node.string ?? "").utf8), among: words)
        let expected = words.joined(separator: ", ")
        report(
            code, at: node,
            "Expected one of \(expected)." + (nearest.map { " Did you mean “\($0)”?" } ?? ""),
            expected: expected, suggestion: nearest)
    }
}
