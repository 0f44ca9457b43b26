import DialogStorage
import Synchronization

/// A clock that stands still until it is told to go on.
final class ManualClock: Sendable {
    private let time = Mutex<Int64>(1_796_073_600_000)

    var now: Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }

    func advance(milliseconds: Int64) { time.withLock { $0 += milliseconds } }
}
