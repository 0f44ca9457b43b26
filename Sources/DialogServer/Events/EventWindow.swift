import DialogStorage

/// The latest changes, ready to be sent. Filled from the store's feed when somebody wants them, so that nobody's
/// writing pays for it.
struct EventWindow: Sendable {
    /// Those behind `start`, one for each change.
    private var frames: [EventFrame] = []
    private var start: UInt64 = 0
    private let capacity: Int
    /// What is added to the number of a change for the world outside.
    private let base: UInt64

    init(capacity: Int, base: UInt64) {
        self.capacity = max(capacity, 1)
        self.base = base
    }

    /// The latest change that is in here.
    var last: UInt64 { start + UInt64(frames.count) }

    /// Takes in what has happened since.
    mutating func extend(from store: any DialogStore) {
        var changes = store.changes(after: last)
        while changes == nil {
            // Nobody asked for so long that the oldest are gone: as many as there are left.
            let latest = store.lastChange
            start = latest > UInt64(capacity) ? latest - UInt64(capacity) : 0
            frames = []
            changes = store.changes(after: start)
        }
        frames += (changes ?? []).map { EventFrame($0, id: base + $0.id) }
        let surplus = frames.count - capacity
        // Now and then, since it moves all the rest.
        guard surplus > capacity / 8 else { return }
        frames.removeFirst(surplus)
        start += UInt64(surplus)
    }

    /// The next event behind `place` that is about one of the topics, and the place behind it; `nil` where changes
    /// behind `place` are kept no longer, or it lies ahead.
    func next(after place: UInt64, _ topics: [EventTopic]?) -> (frame: EventFrame?, place: UInt64)? {
        guard start...last ~= place else { return nil }
        for (offset, frame) in frames[Int(place - start)...].enumerated()
        where topics?.contains(where: { $0.covers(frame.topic) }) ?? true {
            return (frame, place + UInt64(offset) + 1)
        }
        return (nil, last)
    }
}
