import JSON

/// A schema in the making: the named definitions that its parts refer to.
struct SchemaBuilder {
    private(set) var definitions: [JSONMember] = []

    /// A reference to the definition `name`, made on first use; definitions may refer to themselves.
    mutating func reference(_ name: String, _ make: (inout SchemaBuilder) -> JSONValue) -> JSONValue {
        if !definitions.contains(where: { $0.name == name }) {
            let index = definitions.count
            definitions.append(JSONMember(name, .null))
            definitions[index].value = make(&self)
        }
        return ["$ref": .string("#/$defs/\(name)")]
    }
}
