import JSON

extension Shape<String> {
    /// Text whose length, in Unicode scalars, is within `count`; `isBlankAllowed: false` wants a visible scalar.
    static func text(_ count: ClosedRange<Int>, isBlankAllowed: Bool = true) -> Shape {
        Shape(
            read: { node, reading in
                guard let text = node.string else {
                    reading.reportType(of: node, expected: "a string")
                    return nil
                }
                guard count.contains(text, isBlankAllowed: isBlankAllowed) else {
                    reading.reportLength(of: text, at: node, count)
                    return nil
                }
                return text
            },
            schema: { _ in
                var schema: JSONValue = ["type": "string"]
                if count.lowerBound > 0 { schema = schema.adding(["minLength": JSONValue(count.lowerBound)]) }
                schema = schema.adding(["maxLength": JSONValue(count.upperBound)])
                return isBlankAllowed ? schema : schema.adding(["pattern": #"\S"#])
            })
    }

    /// Any string, which the caller judges.
    static var anyString: Shape {
        Shape(
            read: { node, reading in
                if let text = node.string { return text }
                reading.reportType(of: node, expected: "a string")
                return nil
            },
            schema: { _ in ["type": "string"] })
    }
}

extension Shape {
    /// A string that `parse` understands; `expected` says what it should be, as "a colour".
    static func string(
        _ code: Issue.Code, expected: String, schema keywords: JSONValue = [:],
        parse: @escaping @Sendable (String) -> Value?
    ) -> Shape {
        Shape(
            read: { node, reading in
                guard let text = node.string else {
                    reading.reportType(of: node, expected: expected)
                    return nil
                }
                if let value = parse(text) { return value }
                reading.report(code, at: node, "Expected \(expected).", expected: expected)
                return nil
            },
            schema: { _ in .type("string", keywords) })
    }
}

extension String {
    /// Whether there is more than white space.
    var isVisible: Bool {
        if let first = utf8.first, (0x21...0x7E).contains(first) { return true }
        return unicodeScalars.contains { !$0.properties.isWhitespace }
    }
}

extension ClosedRange<Int> {
    fileprivate func contains(_ text: String, isBlankAllowed: Bool) -> Bool {
        // A scalar has one to four bytes, so most texts need no count.
        let bytes = text.utf8.count
        let fits = bytes <= upperBound && bytes >= lowerBound * 4 || contains(text.unicodeScalars.count)
        return fits && (isBlankAllowed || text.isVisible)
    }
}

extension Reading {
    fileprivate func reportLength(of text: String, at node: JSONNode, _ count: ClosedRange<Int>) {
        let length = text.unicodeScalars.count
        let expected = count.phrase(of: "character")
        guard count.contains(length) else {
            return report(
                length > count.upperBound ? .tooLong : .tooShort, at: node,
                "Expected \(expected), found \(length).", expected: expected)
        }
        report(.tooShort, at: node, "Expected text that can be seen, found only blanks.", expected: "visible text")
    }
}
