import Synchronization

/// Tells listeners that streams may have more to say. Cheap enough for every change of a store: it wakes a thread for
/// each event loop, whatever the number of streams.
public final class StreamSignal: Sendable {
    private struct Receiver {
        let token: Int
        let wake: @Sendable () -> Void
    }

    private let receivers = Mutex<[Receiver]>([])
    private let lastToken = Atomic(0)

    public init() {}

    public func give() {
        for receiver in receivers.withLock({ $0 }) { receiver.wake() }
    }

    /// `wake` must return at once.
    package func connect(_ wake: @escaping @Sendable () -> Void) -> Int {
        let token = lastToken.wrappingAdd(1, ordering: .relaxed).newValue
        receivers.withLock { $0.append(Receiver(token: token, wake: wake)) }
        return token
    }

    package func disconnect(_ token: Int) {
        receivers.withLock { $0.removeAll { $0.token == token } }
    }
}
