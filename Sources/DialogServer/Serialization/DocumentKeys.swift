import DialogModel
import JSON

/// The keys of a document, read from its schema.
enum DocumentKeys {
    static let dialog: [String] = DialogSchema.document["properties"]?.object?.map(\.name) ?? []
}
