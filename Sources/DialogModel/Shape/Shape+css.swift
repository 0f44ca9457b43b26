import CSS
import JSON

extension Shape<CSSLength> {
    /// A number of CSS pixels, or a CSS length string; `range` bounds the number, whatever its unit.
    static func length(_ range: ClosedRange<Double>) -> Shape {
        let range = NumberRange(range)
        let expected = "\(range.phrase(of: "a number")), as pixels or with a CSS unit"
        return Shape(
            read: { node, reading in
                switch node.kind {
                case .number:
                    return reading.checked(node.double, at: node, range, expected: expected).map { CSSLength($0, .px) }
                case .string:
                    guard let length = CSSLength(parsing: node.string ?? "") else {
                        reading.report(
                            .invalidLength, at: node,
                            "Expected a number of pixels, or a CSS length such as “50%” or “2rem”.",
                            expected: expected)
                        return nil
                    }
                    return reading.checked(length.value, at: node, range, expected: expected).map { _ in length }
                default:
                    reading.reportType(of: node, expected: expected)
                    return nil
                }
            },
            schema: { _ in
                let units = CSSLength.Unit.allCases.map(\.rawValue).joined(separator: "|")
                return [
                    "anyOf": [
                        .type("number", range.schema),
                        [
                            "type": "string",
                            "pattern": .string(#"^([+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)(\#(units))|[+-]?0+)$"#),
                        ],
                    ]
                ]
            })
    }
}

extension Shape<Double> {
    /// A number of CSS pixels, or a string such as `"3px"`.
    static func pixels(_ range: ClosedRange<Double>) -> Shape {
        let shape = Shape<CSSLength>.length(range).flatMap { length, node, reading -> Double? in
            if length.unit == .px { return length.value }
            reading.report(.invalidLength, at: node, "Expected a number of pixels.", expected: "pixels")
            return nil
        }
        return Shape(read: shape.read) { _ in
            [
                "anyOf": [
                    .type("number", NumberRange(range).schema),
                    ["type": "string", "pattern": #"^([0-9]+(\.[0-9]+)?|\.[0-9]+)px$"#],
                ]
            ]
        }
    }
}

extension Shape<CSSColor> {
    static var color: Shape {
        string(
            .invalidColor, expected: "a CSS colour, such as #0a84ff, rgb(10 132 255) or teal",
            schema: [
                "pattern": #"^\s*(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]+\(.*\)|[a-zA-Z]+)\s*$"#
            ]
        ) { CSSColor(parsing: $0) }
    }
}

extension Shape<Slug> {
    static var slug: Shape {
        string(
            .invalidSlug, expected: "a slug: a–z and 0–9 in words joined by single hyphens, at most 64",
            schema: ["pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 64]
        ) { Slug($0) }
    }
}
