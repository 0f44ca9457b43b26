import DialogStorage
import HTTP
import Synchronization

/// Answers by the bytes of their target and host, dropped as soon as what they were made from changes.
///
/// A hit costs a hash and a comparison under a lock that is held for nothing longer. Bounded by number and bytes; those
/// not asked for since the hand last passed go first (the clock algorithm).
final class AnswerCache: Sendable {
    private let table: Mutex<AnswerTable>
    private let store: any DialogStore

    init(store: any DialogStore, entries: Int = 4_096, bytes: Int = 64 << 20) {
        self.store = store
        table = Mutex(AnswerTable(entryLimit: entries, byteLimit: bytes))
        store.observe { [table = Weak(self)] change in table.value?.drop(change.event.touched) }
    }

    func answer(to request: HTTPRequest) -> PreparedResponse? {
        table.withLock { $0.find(request.target.raw, host: request.headers.bytes(of: .host) ?? []) }
    }

    /// Keeps an answer that was made from the state after `change`, unless a later change has overtaken it.
    ///
    /// The feed is asked under the lock that a dropping writer needs as well: whatever is not in the feed by then is
    /// dropped after this.
    func keep(
        _ response: PreparedResponse, for request: HTTPRequest, dependsOn dependencies: [Dependency],
        since change: UInt64
    ) {
        table.withLock { table in
            guard let changes = store.changes(after: change),
                !changes.contains(where: { $0.event.touched.contains(where: dependencies.contains) })
            else { return }
            table.insert(
                response, target: request.target.raw, host: Array(request.headers.bytes(of: .host) ?? []),
                dependencies: dependencies)
        }
    }

    var count: Int { table.withLock { $0.count } }

    private func drop(_ dependencies: [Dependency]) {
        table.withLock { table in
            for dependency in dependencies { table.drop(dependency) }
        }
    }

    /// The store outlives no cache for the observer's sake.
    private struct Weak: Sendable {
        weak let value: AnswerCache?
        init(_ value: AnswerCache) { self.value = value }
    }
}
