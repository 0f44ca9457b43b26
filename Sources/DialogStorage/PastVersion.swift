/// What a document was before a change.
public struct PastVersion: Sendable, Hashable {
    public let version: Int
    public let updatedAt: Timestamp
    /// Compact JSON.
    public let definition: [UInt8]
}
