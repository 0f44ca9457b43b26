import DialogModel
import Synchronization

/// A store that lives and dies with the process.
///
/// One lock guards the state; readers hold it for a look-up or to take a reference to the list, never while they
/// filter or sort.
public final class MemoryDialogStore: DialogStore {
    public let limits: StoreLimits
    let clock: StoreClock
    let salt: @Sendable () -> UInt16
    let state: Mutex<State>
    private let observers = Mutex<[@Sendable (Change) -> Void]>([])

    struct State: Sendable {
        var dialogs = Shelf<Dialog>()
        var styles = Shelf<Style>()
        var logs: [Slug: ResponseLog] = [:]
        var responseCount = 0
        var ids = ResponseIDSequence()
        var lists: SortedLists
        var ring: ChangeRing
        var bytes = 0
    }

    /// `clock` and `salt` (the random part of response ids) are there for tests to pin.
    public init(
        limits: StoreLimits = StoreLimits(), clock: @escaping StoreClock = Timestamp.now,
        salt: @escaping @Sendable () -> UInt16 = { .random(in: .min ... .max) }
    ) {
        self.limits = limits
        self.clock = clock
        self.salt = salt
        self.state = Mutex(
            State(lists: SortedLists(capacity: limits.lists), ring: ChangeRing(capacity: limits.changes)))
    }

    public var lastChange: UInt64 { state.withLock { $0.ring.lastID } }

    public func changes(after id: UInt64) -> [Change]? { state.withLock { $0.ring.changes(after: id) } }

    public func observe(_ observer: @escaping @Sendable (Change) -> Void) {
        observers.withLock { $0.append(observer) }
    }

    public func announce(_ event: Change.Event) {
        let time = clock()
        tell(state.withLock { $0.ring.append(event, at: time) })
    }

    func tell(_ change: Change) {
        for observer in observers.withLock({ $0 }) { observer(change) }
    }

    public var usage: StoreUsage {
        state.withLock { state in
            var usage = StoreUsage()
            usage.dialogs = state.dialogs.count
            usage.styles = state.styles.count
            usage.responses = state.responseCount
            usage.bytes = state.bytes
            return usage
        }
    }
}
