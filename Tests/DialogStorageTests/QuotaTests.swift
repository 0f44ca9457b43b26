import JSON
import DialogModel
import DialogStorage
import Testing

@Suite struct QuotaTests {
    @Test func `The limit of dialogs refuses one more and loses nothing`() throws {
        var limits = StoreLimits()
        limits.dialogs = 2
        let store = MemoryDialogStore(limits: limits)
        for name in ["one", "two"] { _ = try store.putDialog(slug(name), draft(#"{"title":"T"}"#), if: .anything) }
        let usage = store.usage
        let third = try draft(#"{"title":"Three"}"#)
        #expect(throws: StoreError.quotaExceeded(.dialogs(limit: 2))) {
            try store.putDialog(slug("three"), third, if: .anything)
        }
        #expect(throws: StoreError.quotaExceeded(.dialogs(limit: 2))) {
            try store.createDialog(slug("three"), isFlexible: true, third)
        }
        #expect(store.usage == usage)
        #expect(try store.ids(DialogQuery()) == ["one", "two"])
        // A change of what is there is no new dialog.
        _ = try store.putDialog(slug("two"), draft(#"{"title":"Changed"}"#), if: .present)
        try store.deleteDialog(slug("one"), if: .anything)
        _ = try store.putDialog(slug("three"), third, if: .absent)
    }

    @Test func `The limit of responses counts for each dialog alone`() throws {
        var limits = StoreLimits()
        limits.responsesPerDialog = 3
        let store = MemoryDialogStore(limits: limits)
        let (one, two) = (try slug("one"), try slug("two"))
        for id in [one, two] { _ = try store.putDialog(id, draft(#"{"title":"T"}"#), if: .anything) }
        for _ in 0..<3 { _ = try store.addResponse(answer, to: one, version: 1, isTest: false) }
        #expect(throws: StoreError.quotaExceeded(.responsesPerDialog(limit: 3))) {
            try store.addResponse(answer, to: one, version: 1, isTest: false)
        }
        _ = try store.addResponse(answer, to: two, version: 1, isTest: false)
        #expect(store.usage.responses == 4)
    }

    @Test func `The limit of bytes refuses what grows, and lets what shrinks pass`() throws {
        var limits = StoreLimits()
        limits.bytes = 30_000
        limits.pastVersions = 0
        let store = MemoryDialogStore(limits: limits)
        let long = try draft(#"{"title":"Long","message":"\#(String(repeating: "x", count: 4_000))"}"#)
        _ = try store.putDialog(slug("one"), long, if: .anything)
        _ = try store.putDialog(slug("two"), long, if: .anything)
        let usage = store.usage
        #expect(throws: StoreError.quotaExceeded(.bytes(limit: 30_000))) {
            try store.putDialog(slug("three"), long, if: .anything)
        }
        #expect(throws: StoreError.quotaExceeded(.bytes(limit: 30_000))) {
            let huge = Response(
                outcome: .close, button: nil,
                values: [("note", .string(String(repeating: "y", count: 40_000)))], elapsed: nil)
            return try store.addResponse(huge, to: slug("one"), version: 1, isTest: false)
        }
        #expect(store.usage == usage)
        _ = try store.putDialog(slug("one"), draft(#"{"title":"Short"}"#), if: .present)
        _ = try store.putDialog(slug("three"), long, if: .absent)
    }

    @Test func `Everything deleted leaves no bytes behind`() throws {
        let store = MemoryDialogStore()
        for number in 0..<20 {
            let id = try slug("dialog-\(number)")
            for _ in 0..<3 { _ = try store.putDialog(id, draft(#"{"title":"T"}"#), if: .anything) }
            let response = try store.addResponse(answer, to: id, version: 3, isTest: number % 2 == 0)
            _ = try store.addResponse(answer, to: id, version: 3, isTest: false)
            try store.deleteResponse(response.id, of: id)
            if number % 3 == 0 { try store.deleteResponses(of: id) }
            _ = try store.putStyle(slug("style-\(number)"), styleDraft(#"{"name":"S"}"#), if: .anything)
        }
        for number in 0..<20 {
            try store.deleteDialog(slug("dialog-\(number)"), if: .version(3))
            try store.deleteStyle(slug("style-\(number)"), if: .anything)
        }
        #expect(store.usage == StoreUsage())
    }
}
