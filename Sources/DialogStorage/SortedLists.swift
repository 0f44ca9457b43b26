/// Sorted lists of dialogs, kept while somebody pages through them: places in the order of creation.
struct SortedLists: Sendable {
    private var lists: [(token: UInt64, sequences: [UInt64])] = []
    private let capacity: Int
    private var lastToken: UInt64 = 0

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    mutating func keep(_ sequences: [UInt64]) -> UInt64 {
        lastToken += 1
        if lists.count == capacity { lists.removeFirst() }
        lists.append((lastToken, sequences))
        return lastToken
    }

    /// Also makes it the most recently used one.
    mutating func find(_ token: UInt64) -> [UInt64]? {
        guard let index = lists.firstIndex(where: { $0.token == token }) else { return nil }
        let list = lists.remove(at: index)
        lists.append(list)
        return list.sequences
    }
}
