import Synchronization

/// How many streams a listener serves, over all its event loops.
final class StreamQuota: Sendable {
    let limit: Int
    private let taken = Atomic(0)

    init(limit: Int) { self.limit = limit }

    /// Whether one more may be opened; it is counted from then on.
    func take() -> Bool {
        guard taken.add(1, ordering: .relaxed).newValue > limit else { return true }
        release()
        return false
    }

    func release() { taken.subtract(1, ordering: .relaxed) }
}
