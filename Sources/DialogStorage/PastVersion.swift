/// What a document was before a change.
public struct PastVersion: Sendable, Hashable {
    public let version: Int
    public let updatedAt: Timestamp
    /// Compact JSON.
    public let definition: [UInt8]

    public init(version: Int, updatedAt: Timestamp, definition: [UInt8]) {
        self.version = version
        self.updatedAt = updatedAt
        self.definition = definition
    }
}
