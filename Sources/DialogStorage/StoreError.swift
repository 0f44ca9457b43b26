public import DialogModel

/// Why a store refused. What was stored before stays as it was.
public enum StoreError: Error, Sendable, Hashable {
    /// No document with this id.
    case notFound
    /// The id is taken.
    case exists(Slug)
    /// The document has changed since the version that the writer expected; `current` is its version now.
    case versionMismatch(current: Int)
    case quotaExceeded(Quota)
    /// The list that a position points into is kept no longer.
    case positionExpired

    public enum Quota: Sendable, Hashable {
        case dialogs(limit: Int)
        case styles(limit: Int)
        case responsesPerDialog(limit: Int)
        case bytes(limit: Int)
    }
}
