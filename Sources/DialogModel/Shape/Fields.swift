import JSON

/// The keys of an object, declared once; each gives the slot through which its value is read.
struct Fields {
    struct Field: Sendable {
        let name: String
        let isRequired: Bool
        let schema: @Sendable (inout SchemaBuilder) -> JSONValue
    }

    private(set) var all: [Field] = []
    /// Keywords that say what belongs together.
    private(set) var constraints: JSONValue = [:]

    /// A key that must be there; `null` counts as missing.
    mutating func required<Value>(_ name: String, _ shape: Shape<Value>, _ description: String) -> Slot<Value> {
        add(name, shape, isRequired: true) { builder in
            shape.schema(&builder).annotated(["description": .string(description)])
        }
    }

    /// A key that may be left out or `null`; `default` is shown in the schema.
    mutating func optional<Value>(
        _ name: String, _ shape: Shape<Value>, _ description: String, default value: JSONValue? = nil
    ) -> Slot<Value> {
        add(name, shape, isRequired: false) { builder in
            var annotations: JSONValue = ["description": .string(description)]
            if let value { annotations = annotations.adding(["default": value]) }
            return shape.schema(&builder).nullable.annotated(annotations)
        }
    }

    /// The key by which a document names its schema to editors.
    mutating func schemaKey() -> Slot<String> {
        optional("$schema", .anyString, "The address of this schema, for editors; ignored.")
    }

    /// Keywords of the object's schema besides its properties, such as `anyOf`.
    mutating func constrain(_ keywords: JSONValue) {
        constraints = constraints.adding(keywords)
    }

    private mutating func add<Value>(
        _ name: String, _ shape: Shape<Value>, isRequired: Bool,
        schema: @escaping @Sendable (inout SchemaBuilder) -> JSONValue
    ) -> Slot<Value> {
        all.append(Field(name: name, isRequired: isRequired, schema: schema))
        return Slot(index: all.count - 1, name: name, shape: shape)
    }
}

/// The place of one key's value among an object's.
struct Slot<Value>: Sendable {
    let index: Int
    let name: String
    let shape: Shape<Value>
}
