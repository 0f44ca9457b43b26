import JSON

extension Shape {
    /// A list whose length is within `count`; elements beyond are not read.
    static func list<Element>(
        of element: Shape<Element>, _ count: ClosedRange<Int>
    ) -> Shape where Value == [Element] {
        Shape(
            read: { node, reading in
                guard node.kind == .array else {
                    reading.reportType(of: node, expected: "a list")
                    return nil
                }
                var values: [Element] = []
                var seen = 0
                var isComplete = true
                for child in node.elements {
                    seen += 1
                    guard seen <= count.upperBound else { continue }
                    if let value = element.read(child, reading) { values.append(value) } else { isComplete = false }
                }
                if !count.contains(seen) {
                    reading.report(
                        seen > count.upperBound ? .tooMany : .tooFew, at: node,
                        "Expected \(count.phrase(of: "element")), found \(seen).",
                        expected: count.phrase(of: "element"), received: "\(seen) elements")
                    return nil
                }
                return isComplete ? values : nil
            },
            schema: { builder in
                var schema: JSONValue = ["type": "array", "items": element.schema(&builder)]
                if count.lowerBound > 0 { schema = schema.adding(["minItems": JSONValue(count.lowerBound)]) }
                return schema.adding(["maxItems": JSONValue(count.upperBound)])
            })
    }
}

extension ClosedRange<Int> {
    /// "1 to 8 elements", "at most 8 elements".
    func phrase(of noun: String) -> String {
        switch (lowerBound, upperBound) {
        case (0, _): "at most \(upperBound) \(noun)s"
        case (_, .max): "at least \(lowerBound) \(noun)s"
        default: "\(lowerBound) to \(upperBound) \(noun)s"
        }
    }
}
