public import DialogModel

/// One thing that happened in a store, or to the files that feed it.
public struct Change: Sendable, Hashable {
    public enum Event: Sendable, Hashable {
        case dialogCreated(Slug)
        case dialogUpdated(Slug, version: Int)
        /// Its responses went with it.
        case dialogDeleted(Slug)
        case responseCreated(ResponseID, dialog: Slug)
        case responseDeleted(ResponseID, dialog: Slug)
        case responsesCleared(dialog: Slug)
        case styleCreated(Slug)
        case styleUpdated(Slug, version: Int)
        case styleDeleted(Slug)
        /// A document's file, by its path below the served folder, cannot be read any more; what it last held stays.
        case fileBroken(String)
        /// A broken one can be read again, or is gone.
        case fileMended(String)
    }

    /// 1, 2, 3… without gaps.
    public let id: UInt64
    public let at: Timestamp
    public let event: Event
}
