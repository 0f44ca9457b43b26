import DialogModel
import DialogStorage
import Synchronization
import Testing

/// Many tasks at once on one store.
@Suite struct ConcurrencyTests {
    @Test func `No update is lost: a counter equals the writes that went through, losers are told`() async throws {
        let store = MemoryDialogStore()
        let id = try slug("counter")
        _ = try store.putDialog(id, draft(#"{"title":"0"}"#), if: .absent)
        let tally = Tally()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<250 {
                        guard let old = try store.dialog(id), let title = old.document.naming.title,
                            let count = Int(title)
                        else { continue }
                        do {
                            _ = try store.putDialog(
                                id, draft(#"{"title":"\#(count + 1)"}"#), if: .version(old.version))
                            tally.wins.add(1, ordering: .relaxed)
                        } catch StoreError.versionMismatch { tally.losses.add(1, ordering: .relaxed) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let (won, lost) = (tally.wins.load(ordering: .relaxed), tally.losses.load(ordering: .relaxed))
        #expect(won + lost == 2_000)
        #expect(try store.dialog(id)?.document.naming.title == "\(won)")
        #expect(try store.dialog(id)?.version == won + 1)
    }

    @Test func `Ids made at once are all different`() async throws {
        let store = MemoryDialogStore()
        let stem = try slug("same")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<50 {
                        let record = try store.createDialog(stem, isFlexible: true, draft(#"{"title":"Same"}"#))
                        _ = try store.addResponse(answer, to: record.id, version: 1, isTest: false)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(store.usage.dialogs == 400)
        #expect(store.usage.responses == 400)
        #expect(Set(try store.ids(DialogQuery())).count == 400)
    }

    @Test func `Whoever pages while four others write sees each lasting dialog once`() async throws {
        let store = MemoryDialogStore()
        for number in 0..<500 {
            _ = try store.createDialog(slug("lasting-\(number)"), isFlexible: false, draft(#"{"title":"L"}"#))
        }
        let tally = Tally()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    var number = 0
                    while !tally.isDone.load(ordering: .relaxed) {
                        number += 1
                        let id = try slug("passing-\(writer)-\(number)")
                        _ = try store.createDialog(id, isFlexible: false, draft(#"{"title":"P"}"#))
                        _ = try store.putDialog(
                            slug("lasting-\(number % 500)"), draft(#"{"title":"M"}"#), if: .present)
                        try store.deleteDialog(id, if: .anything)
                    }
                }
            }
            for isSorted in [false, true] {
                var query = DialogQuery()
                if isSorted { query.order = [.init(.updatedAt, isDescending: true)] }
                let found = try store.all(query, limit: 20).map(\.id.rawValue).filter { $0.hasPrefix("lasting-") }
                #expect(found.count == 500)
                #expect(Set(found).count == 500)
            }
            tally.isDone.store(true, ordering: .relaxed)
            try await group.waitForAll()
        }
        #expect(store.usage.dialogs == 500)
    }
}

private final class Tally: Sendable {
    let wins = Atomic(0)
    let losses = Atomic(0)
    let isDone = Atomic(false)
}
