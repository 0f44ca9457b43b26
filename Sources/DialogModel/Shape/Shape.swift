import JSON

/// What one JSON value of a document may be: reads it, and prints itself as JSON Schema.
///
/// Both faces come from one description, so that they can't drift apart.
struct Shape<Value>: Sendable {
    /// `nil` where it reported an error.
    let read: @Sendable (JSONNode, Reading) -> Value?
    /// A schema object with the keywords that JSON Schema 2020-12 and draft-07 share.
    let schema: @Sendable (inout SchemaBuilder) -> JSONValue
}

extension Shape {
    /// Another value made from what was read.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
        Shape<Other>(read: { node, reading in read(node, reading).map(transform) }, schema: schema)
    }

    /// Another value, or an error that `transform` reports.
    func flatMap<Other>(
        _ transform: @escaping @Sendable (Value, JSONNode, Reading) -> Other?
    ) -> Shape<Other> {
        Shape<Other>(
            read: { node, reading in read(node, reading).flatMap { transform($0, node, reading) } }, schema: schema)
    }

    /// The same shape with more keywords in its schema.
    func annotated(_ keywords: JSONValue) -> Shape {
        Shape(read: read) { builder in schema(&builder).adding(keywords) }
    }

    /// The same shape as a definition of its own, which the schema refers to by name.
    func named(_ name: String) -> Shape {
        Shape(read: read) { builder in builder.reference(name, schema) }
    }
}
