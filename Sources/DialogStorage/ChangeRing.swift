/// The latest changes, the oldest overwritten first.
struct ChangeRing: Sendable {
    private var slots: [Change] = []
    private let capacity: Int
    private(set) var lastID: UInt64 = 0

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    mutating func append(_ event: Change.Event, at time: Timestamp) -> Change {
        let change = Change(id: lastID + 1, at: time, event: event)
        if slots.count < capacity {
            slots.append(change)
        } else {
            slots[Int(lastID % UInt64(capacity))] = change
        }
        lastID = change.id
        return change
    }

    /// In order; `nil` where some of them have been overwritten or the id lies ahead.
    func changes(after id: UInt64) -> [Change]? {
        guard id <= lastID, lastID - id <= UInt64(slots.count) else { return nil }
        return (id..<lastID).map { slots[Int($0 % UInt64(capacity))] }
    }
}
