import JSON

extension Shape {
    /// An object: `declare` names its keys and gives the closure that makes a value of them.
    static func object(
        _ description: String? = nil, _ declare: (inout Fields) -> @Sendable (ObjectReader) -> Value?
    ) -> Shape {
        let body = ObjectBody(declare)
        return Shape(
            read: { node, reading in
                guard node.kind == .object else {
                    reading.reportType(of: node, expected: "an object")
                    return nil
                }
                return body.read(node, reading)
            },
            schema: { builder in
                let schema = body.schema(&builder)
                return description.map { schema.adding(["description": .string($0)]) } ?? schema
            })
    }
}
