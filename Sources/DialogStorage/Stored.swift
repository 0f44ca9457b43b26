public import DialogModel

/// A document as it stands in a store. Immutable, so that readers share it without a lock.
public final class Stored<Document: StorableDocument>: Sendable {
    public let id: Slug
    /// 1, 2, 3…: one more with each change.
    public let version: Int
    public let createdAt: Timestamp
    public let updatedAt: Timestamp
    /// Compact JSON, as its author wrote it, without defaults filled in.
    public let definition: [UInt8]
    public let document: Document
    /// What stood here before, oldest first, bounded by the store's limits.
    public let past: [PastVersion]

    /// Rises with each creation in a store: the order of its lists.
    let sequence: UInt64
    /// Lower-case UTF-8 of id and searched texts, each ended by a line feed.
    let searchKey: [UInt8]

    init(id: Slug, sequence: UInt64, draft: Draft<Document>, at time: Timestamp) {
        self.id = id
        self.version = 1
        self.createdAt = time
        self.updatedAt = time
        self.definition = draft.definition
        self.document = draft.document
        self.past = []
        self.sequence = sequence
        self.searchKey = SearchKey.make(id: id, draft.document)
    }

    init(replacing old: Stored, with draft: Draft<Document>, at time: Timestamp, keeping limit: Int) {
        let superseded = PastVersion(version: old.version, updatedAt: old.updatedAt, definition: old.definition)
        self.id = old.id
        self.version = old.version + 1
        self.createdAt = old.createdAt
        self.updatedAt = max(time, old.updatedAt)
        self.definition = draft.definition
        self.document = draft.document
        self.past = Array((old.past + [superseded]).suffix(max(limit, 0)))
        self.sequence = old.sequence
        self.searchKey = SearchKey.make(id: old.id, draft.document)
    }

    /// An upper estimate of the memory taken, in bytes: the decoded document is seldom twice its JSON.
    var footprint: Int {
        past.reduce(1_024 + 3 * definition.count + searchKey.count) { $0 + 64 + $1.definition.count }
    }
}

public typealias DialogRecord = Stored<Dialog>
public typealias StyleRecord = Stored<Style>
