public import JSON

/// JSON Schema of the documents, made from the shapes that read them.
///
/// Keywords are those of 2020-12 that editors on draft-07 know as well.
public enum DialogSchema {
    public static let dialect = "https://json-schema.org/draft/2020-12/schema"

    /// Of a dialog document (2020-12).
    public static let document = document(
        of: Dialog.shape, title: "Dialog",
        examples: [
            ["title": "Hello"],
            [
                "kind": "alert", "title": "Delete 3 photos?", "message": "This can't be undone.",
                "buttons": [
                    ["label": "Cancel", "role": "cancel"], ["label": "Delete", "destructive": true],
                ],
            ],
        ])

    /// Of a style document (2020-12).
    public static let style = document(
        of: Style.shape, title: "Style",
        examples: [["name": "Rose", "tokens": ["surface": ["background": "#fff1f2", "radius": 20]]]])

    /// A whole schema document.
    static func document<Value>(of shape: Shape<Value>, title: String, examples: [JSONValue]) -> JSONValue {
        var builder = SchemaBuilder()
        let body = shape.schema(&builder)
        let head: JSONValue = ["$schema": .string(dialect), "title": .string(title)]
        return head.adding(body).adding([
            "examples": .array(examples), "$defs": .object(builder.definitions),
        ])
    }
}
