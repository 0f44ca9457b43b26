/// How much a store takes before it refuses with `StoreError.quotaExceeded`.
public struct StoreLimits: Sendable, Hashable {
    public var dialogs = 10_000
    public var styles = 1_000
    public var responsesPerDialog = 10_000
    /// All documents, past versions and responses together, as an upper estimate of the memory they take.
    public var bytes = 256 << 20
    /// Past versions kept of each document; the oldest go first.
    public var pastVersions = 20
    /// Changes kept for those who come back to the feed.
    public var changes = 4_096
    /// Sorted lists kept for those who page through them; the least recently used go first.
    public var lists = 16

    public init() {}
}
