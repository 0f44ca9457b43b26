import DialogModel
import DialogStorage
import Testing

@Suite struct DialogTests {
    let clock = TestClock()
    let store: MemoryDialogStore

    init() { store = MemoryDialogStore(clock: clock.clock) }

    @Test func `A new dialog is version 1 and reads back as it was sent`() throws {
        let sent = try draft(#"{"title":"Hello"}"#)
        let record = try store.createDialog(slug("hello"), isFlexible: false, sent)
        #expect(record.version == 1)
        #expect(record.createdAt == record.updatedAt)
        let found = try #require(try store.dialog(slug("hello")))
        #expect(found.definition == sent.definition)
        #expect(found.document == sent.document)
    }

    @Test func `An id that is taken is refused, or numbered where it may be`() throws {
        let hello = try slug("hello")
        _ = try store.createDialog(hello, isFlexible: false, draft(#"{"title":"Hello"}"#))
        #expect(throws: StoreError.exists(hello)) {
            try store.createDialog(hello, isFlexible: false, draft(#"{"title":"Again"}"#))
        }
        for expected in ["hello-2", "hello-3"] {
            let record = try store.createDialog(hello, isFlexible: true, draft(#"{"title":"Hello"}"#))
            #expect(record.id.rawValue == expected)
        }
    }

    @Test func `A numbered id of full length stays an id`() throws {
        let long = try slug(String(repeating: "a", count: 61) + "-bc")
        _ = try store.createDialog(long, isFlexible: true, draft(#"{"title":"Hello"}"#))
        let second = try store.createDialog(long, isFlexible: true, draft(#"{"title":"Hello"}"#))
        #expect(second.id.rawValue == String(repeating: "a", count: 61) + "-2")
    }

    @Test func `Each change adds one to the version and keeps what was before`() throws {
        let id = try slug("hello")
        let first = try store.putDialog(id, draft(#"{"title":"One"}"#), if: .anything)
        clock.advance(milliseconds: 10)
        let second = try store.putDialog(id, draft(#"{"title":"Two"}"#), if: .anything)
        #expect(second.version == 2)
        #expect(second.createdAt == first.createdAt)
        #expect(second.updatedAt.milliseconds == first.updatedAt.milliseconds + 10)
        #expect(second.past == [PastVersion(version: 1, updatedAt: first.updatedAt, definition: first.definition)])
    }

    @Test func `Past versions are bounded, the oldest go first`() throws {
        var limits = StoreLimits()
        limits.pastVersions = 3
        let store = MemoryDialogStore(limits: limits)
        let id = try slug("hello")
        for number in 1...6 { _ = try store.putDialog(id, draft(#"{"title":"\#(number)"}"#), if: .anything) }
        #expect(try store.dialog(id)?.past.map(\.version) == [3, 4, 5])
    }

    @Test(arguments: [
        (Precondition.anything, true, true), (.absent, true, false), (.present, false, true),
        (.version(1), false, true), (.version(2), false, false),
    ])
    func `A write goes through only where its precondition holds`(
        precondition: Precondition, worksOnNothing: Bool, worksOnVersion1: Bool
    ) throws {
        let (absent, present) = (try slug("absent"), try slug("present"))
        _ = try store.putDialog(present, draft(#"{"title":"Here"}"#), if: .absent)
        let change = try draft(#"{"title":"Changed"}"#)
        #expect(((try? store.putDialog(absent, change, if: precondition)) != nil) == worksOnNothing)
        #expect(((try? store.putDialog(present, change, if: precondition)) != nil) == worksOnVersion1)
        let isChanged = try store.dialog(present)?.document.naming.title == "Changed"
        #expect(isChanged == worksOnVersion1)
    }

    @Test func `A mismatch tells the version that stands there`() throws {
        let id = try slug("hello")
        for _ in 0..<3 { _ = try store.putDialog(id, draft(#"{"title":"Hello"}"#), if: .anything) }
        #expect(throws: StoreError.versionMismatch(current: 3)) { try store.deleteDialog(id, if: .version(2)) }
        #expect(try store.dialog(id)?.version == 3)
    }

    @Test func `A deleted dialog is gone with its responses, and its id is free`() throws {
        let id = try slug("hello")
        _ = try store.putDialog(id, draft(#"{"title":"Hello"}"#), if: .anything)
        _ = try store.addResponse(answer, to: id, version: 1, isTest: false)
        try store.deleteDialog(id, if: .anything)
        #expect(try store.dialog(id) == nil)
        #expect(throws: StoreError.notFound) { try store.deleteDialog(id, if: .anything) }
        #expect(store.usage == StoreUsage())
        let again = try store.putDialog(id, draft(#"{"title":"Hello"}"#), if: .absent)
        #expect(again.version == 1)
        let page = try store.responses(of: id, ResponseQuery(), before: nil, limit: 10, countsTotal: true)
        #expect(page.total == 0)
    }
}
