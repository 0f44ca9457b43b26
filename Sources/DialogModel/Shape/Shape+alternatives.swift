import JSON

extension Shape {
    /// Short and long forms of one value, told apart by their JSON type, so that errors speak of the form that was meant.
    static func alternatives(
        string: Shape? = nil, number: Shape? = nil, array: Shape? = nil, object: Shape? = nil
    ) -> Shape {
        let forms: [(kind: JSONKind, shape: Shape)] = [
            (.string, string), (.number, number), (.array, array), (.object, object),
        ].compactMap { kind, shape in shape.map { (kind, $0) } }
        let expected = forms.map(\.kind.phrase).joined(separator: " or ")
        return Shape(
            read: { node, reading in
                let form: Shape? =
                    switch node.kind {
                    case .string: string
                    case .number: number
                    case .array: array
                    case .object: object
                    case .null, .bool: nil
                    }
                guard let form else {
                    reading.reportType(of: node, expected: expected)
                    return nil
                }
                return form.read(node, reading)
            },
            schema: { builder in
                var branches: [JSONValue] = []
                for form in forms { branches.append(form.shape.schema(&builder)) }
                return branches.count == 1 ? branches[0] : ["anyOf": .array(branches)]
            })
    }
}
