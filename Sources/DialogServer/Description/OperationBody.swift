import HTTP
import JSON

/// What a call takes as its body, by media type.
struct OperationBody: Sendable {
    let contents: [(type: MediaType, schema: JSONValue, example: JSONValue)]
    var isRequired = true

    init(_ contents: (type: MediaType, schema: JSONValue, example: JSONValue)...) { self.contents = contents }

    var json: JSONValue {
        [
            "required": .bool(isRequired),
            "content": .object(
                contents.map { content in
                    JSONMember(content.type.essence, ["schema": content.schema, "example": content.example])
                }),
        ]
    }
}
