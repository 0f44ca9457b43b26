import HTTP
import Synchronization

/// Rung from any thread when a loop's streams may have more to send.
final class StreamBell: Sendable {
    private let wake: WakeDescriptor
    private let isRung = Atomic(false)

    init(_ wake: WakeDescriptor) { self.wake = wake }

    /// Only the first ring before the loop looks costs a system call.
    func ring() {
        if !isRung.exchange(true, ordering: .acquiringAndReleasing) { wake.signal() }
    }

    /// Whether it was rung since it was last asked.
    func take() -> Bool { isRung.exchange(false, ordering: .acquiringAndReleasing) }
}
