import JSON

extension Shape<Double> {
    static func number(_ range: ClosedRange<Double>, hint: String = "") -> Shape {
        let range = NumberRange(range)
        let expected = range.phrase(of: "a number") + hint
        return Shape(
            read: { node, reading in
                guard node.kind == .number else {
                    reading.reportType(of: node, expected: expected)
                    return nil
                }
                return reading.checked(node.double, at: node, range, expected: expected)
            },
            schema: { _ in .type("number", range.schema) })
    }

    /// Seconds: a number, or a string with `s` or `ms`.
    static func duration(_ range: ClosedRange<Double>) -> Shape {
        let range = NumberRange(range)
        let expected = range.phrase(of: "a duration") + " seconds"
        return Shape(
            read: { node, reading in
                switch node.kind {
                case .number:
                    return reading.checked(node.double, at: node, range, expected: expected)
                case .string:
                    guard let value = DurationText.seconds(node.string ?? "") else {
                        reading.report(
                            .invalidDuration, at: node,
                            "Expected a number of seconds, or a string such as “300ms” or “0.3s”.",
                            expected: expected)
                        return nil
                    }
                    return reading.checked(value, at: node, range, expected: expected)
                default:
                    reading.reportType(of: node, expected: expected)
                    return nil
                }
            },
            schema: { _ in
                [
                    "anyOf": [
                        .type("number", range.schema),
                        ["type": "string", "pattern": .string(DurationText.pattern)],
                    ]
                ]
            })
    }
}

extension Shape<Int> {
    static func integer(_ range: ClosedRange<Int>) -> Shape {
        let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        return Shape(
            read: { node, reading in
                guard node.kind == .number else {
                    reading.reportType(of: node, expected: expected)
                    return nil
                }
                guard let whole = node.int, range.contains(whole) else {
                    reading.report(.outOfRange, at: node, "Expected \(expected).", expected: expected)
                    return nil
                }
                return whole
            },
            schema: { _ in
                ["type": "integer", "minimum": JSONValue(range.lowerBound), "maximum": JSONValue(range.upperBound)]
            })
    }
}

extension Shape<Bool> {
    static var bool: Shape {
        Shape(
            read: { node, reading in
                if let value = node.bool { return value }
                reading.reportType(of: node, expected: "true or false")
                return nil
            },
            schema: { _ in ["type": "boolean"] })
    }
}

extension Reading {
    /// The value, or `nil` with an issue that names the range; a value beyond all doubles is `nil`.
    func checked(_ value: Double?, at node: JSONNode, _ range: NumberRange, expected: String) -> Double? {
        if let value, range.contains(value) { return value }
        report(.outOfRange, at: node, "Expected \(expected).", expected: expected)
        return nil
    }
}
