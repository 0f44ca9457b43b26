import DialogStorage
import HTTP
import Synchronization

/// What happens in the store, for any number of streams that each keep nothing but their place.
///
/// Outside, events bear rising numbers that go on rising from one run of the server to the next, so that a client which
/// comes back after a restart is told of the gap.
final class EventFeed: Sendable {
    let signal = StreamSignal()
    private let store: any DialogStore
    private let window: Mutex<EventWindow>
    /// The latest change that the store told of.
    private let latest: Atomic<UInt64>
    private let base: UInt64
    private let streams = Atomic(0)

    init(store: any DialogStore, clock: StoreClock) {
        self.store = store
        base = UInt64(clamping: clock().milliseconds) * 1000
        window = Mutex(EventWindow(capacity: store.limits.changes, base: base))
        latest = Atomic(store.lastChange)
        store.observe { [weak self] in self?.note($0) }
    }

    /// The number of the latest event.
    var last: UInt64 { outside(store.lastChange) }

    /// What a change is called outside.
    func outside(_ change: UInt64) -> UInt64 { base + change }

    var streamCount: Int { streams.load(ordering: .relaxed) }

    /// The next event behind `place` about one of the topics, and the place behind it; `nil` where there is a gap.
    func next(after place: UInt64, _ topics: [EventTopic]?) -> (frame: EventFrame?, place: UInt64)? {
        guard place >= base else { return nil }
        let next = window.withLock { window in
            if window.last < latest.load(ordering: .acquiring) || window.last < place - base {
                window.extend(from: store)
            }
            return window.next(after: place - base, topics)
        }
        return next.map { ($0.frame, $0.place + base) }
    }

    func countStream(_ change: Int) { streams.wrappingAdd(change, ordering: .relaxed) }

    /// Writers tell in any order; the window asks for the changes in theirs.
    private func note(_ change: Change) {
        latest.max(change.id, ordering: .acquiringAndReleasing)
        if streams.load(ordering: .relaxed) > 0 { signal.give() }
    }
}
