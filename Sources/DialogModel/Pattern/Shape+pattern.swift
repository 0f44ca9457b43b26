import JSON

extension Shape<String> {
    /// A regular expression of the subset that is matched in linear time.
    static var pattern: Shape {
        Shape(
            read: { node, reading in
                guard let text = node.string else {
                    reading.reportType(of: node, expected: "a string")
                    return nil
                }
                do throws(PatternError) {
                    return try Pattern(text).source
                } catch {
                    reading.report(
                        .invalidPattern, at: node, "\(error.description).",
                        expected: "a regular expression of characters, classes, groups, alternatives and repetitions")
                    return nil
                }
            },
            schema: { _ in .type("string", ["format": "regex", "maxLength": .init(Pattern.limit)]) })
    }
}
