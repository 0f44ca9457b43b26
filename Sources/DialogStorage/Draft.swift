/// A document on its way into a store: checked already, without an id or a version.
public struct Draft<Document: StorableDocument>: Sendable {
    /// Compact JSON, as its author wrote it.
    public let definition: [UInt8]
    public let document: Document

    public init(definition: [UInt8], document: Document) {
        self.definition = definition
        self.document = document
    }
}
