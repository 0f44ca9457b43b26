import DialogModel
import DialogStorage
import Synchronization
import Testing

@Suite struct ChangeTests {
    @Test func `Every change is told once, in order, after it is visible`() throws {
        let store = MemoryDialogStore()
        let seen = Mutex<[Change.Event]>([])
        let versions = Mutex<[Int?]>([])
        let id = try slug("hello")
        store.observe { change in
            seen.withLock { $0.append(change.event) }
            versions.withLock { $0.append((try? store.dialog(id))??.version) }
        }
        _ = try store.putDialog(id, draft(#"{"title":"One"}"#), if: .anything)
        _ = try store.putDialog(id, draft(#"{"title":"Two"}"#), if: .anything)
        let response = try store.addResponse(answer, to: id, version: 2, isTest: false)
        _ = try? store.putDialog(id, draft(#"{"title":"Refused"}"#), if: .absent)
        try store.deleteResponse(response.id, of: id)
        try store.deleteResponses(of: id)
        try store.deleteDialog(id, if: .anything)
        let expected: [Change.Event] = [
            .dialogCreated(id), .dialogUpdated(id, version: 2), .responseCreated(response.id, dialog: id),
            .responseDeleted(response.id, dialog: id), .responsesCleared(dialog: id), .dialogDeleted(id),
        ]
        #expect(seen.withLock { $0 } == expected)
        #expect(versions.withLock { $0 } == [1, 2, 2, 2, 2, nil])
        #expect(store.changes(after: 0)?.map(\.event) == expected)
        #expect(store.lastChange == 6)
    }

    @Test func `The ring keeps the latest changes and says when one is gone`() throws {
        var limits = StoreLimits()
        limits.changes = 4
        let store = MemoryDialogStore(limits: limits)
        let id = try slug("hello")
        #expect(store.changes(after: 0) == [])
        for _ in 0..<10 { _ = try store.putDialog(id, draft(#"{"title":"T"}"#), if: .anything) }
        #expect(store.changes(after: 10) == [])
        #expect(store.changes(after: 7)?.map(\.id) == [8, 9, 10])
        #expect(store.changes(after: 6)?.map(\.id) == [7, 8, 9, 10])
        #expect(store.changes(after: 5) == nil)
        #expect(store.changes(after: 11) == nil)
    }
}
