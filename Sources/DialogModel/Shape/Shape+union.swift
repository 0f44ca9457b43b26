import JSON

/// One form of an object that its `type` names.
struct Variant<Value>: Sendable {
    let tag: String
    fileprivate let print: KeyPrint?
    let description: String
    let body: ObjectBody<Value>

    init(
        _ tag: String, _ description: String, _ declare: (inout Fields) -> @Sendable (ObjectReader) -> Value?
    ) {
        self.tag = tag
        print = KeyPrint(tag.utf8)
        self.description = description
        body = ObjectBody { fields in
            _ = fields.required("type", .constant(tag), description)
            return declare(&fields)
        }
    }
}

extension Shape {
    /// An object whose key `type` says which variant it is; errors speak of that variant alone.
    static func union(_ variants: [Variant<Value>]) -> Shape {
        Shape(
            read: { node, reading in
                guard node.kind == .object else {
                    reading.reportType(of: node, expected: "an object with a “type”")
                    return nil
                }
                guard let variant = variant(of: node, among: variants, reading) else { return nil }
                return variant.body.read(node, reading)
            },
            schema: { builder in
                var branches: [JSONValue] = []
                for variant in variants {
                    branches.append(
                        variant.body.schema(&builder).adding([
                            "title": .string(variant.tag), "description": .string(variant.description),
                        ]))
                }
                return ["oneOf": .array(branches)]
            })
    }

    private static func variant(
        of node: JSONNode, among variants: [Variant<Value>], _ reading: Reading
    ) -> Variant<Value>? {
        guard let type = node["type"], !type.isNull else {
            reading.report(
                .missingKey, at: node, "The key “type” is missing.",
                expected: variants.map(\.tag).joined(separator: ", "))
            return nil
        }
        guard type.kind == .string else {
            reading.reportType(of: type, expected: "a string")
            return nil
        }
        if let print = type.utf8.flatMap({ KeyPrint($0) }),
            let index = variants.firstIndex(where: { $0.print == print })
        {
            return variants[index]
        }
        reading.reportWord(type, code: .unknownValue, among: variants.map(\.tag))
        return nil
    }
}
