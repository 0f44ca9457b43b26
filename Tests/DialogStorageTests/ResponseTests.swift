import DialogModel
import DialogStorage
import Testing

@Suite struct ResponseTests {
    let store = MemoryDialogStore()
    let id: Slug

    init() throws {
        id = try slug("hello")
        _ = try store.putDialog(id, draft(#"{"title":"Hello"}"#), if: .anything)
    }

    private func page(_ query: ResponseQuery = ResponseQuery(), before: ResponseID? = nil, limit: Int = 4) throws
        -> Page<ResponseRecord, ResponseID>
    {
        try store.responses(of: id, query, before: before, limit: limit, countsTotal: true)
    }

    @Test func `Responses come newest first, and pages join without a gap`() throws {
        var ids: [ResponseID] = []
        for _ in 0..<10 { ids.append(try store.addResponse(answer, to: id, version: 1, isTest: false).id) }
        var found: [ResponseID] = []
        var position: ResponseID?
        repeat {
            let page = try page(before: position)
            found += page.items.map(\.id)
            position = page.next
            // A newcomer stands before the pages that are read already.
            _ = try store.addResponse(answer, to: id, version: 1, isTest: false)
        } while position != nil
        #expect(found == ids.reversed())
    }

    @Test func `Tests are left out unless asked for`() throws {
        _ = try store.addResponse(answer, to: id, version: 1, isTest: true)
        let kept = try store.addResponse(answer, to: id, version: 1, isTest: false)
        #expect(try page().items.map(\.id) == [kept.id])
        #expect(try page().total == 1)
        var query = ResponseQuery()
        query.includesTests = true
        #expect(try page(query).total == 2)
    }

    @Test func `One response can be read and deleted`() throws {
        let first = try store.addResponse(answer, to: id, version: 1, isTest: false)
        let second = try store.addResponse(answer, to: id, version: 1, isTest: false)
        try store.deleteResponse(first.id, of: id)
        #expect(try store.response(first.id, of: id) == nil)
        #expect(try store.response(second.id, of: id)?.dialogVersion == 1)
        #expect(throws: StoreError.notFound) { try store.deleteResponse(first.id, of: id) }
    }

    @Test func `A dialog that is not there takes no response and lists none`() throws {
        let unknown = try slug("unknown")
        #expect(throws: StoreError.notFound) {
            try store.addResponse(answer, to: unknown, version: 1, isTest: false)
        }
        #expect(throws: StoreError.notFound) {
            try store.responses(of: unknown, ResponseQuery(), before: nil, limit: 1, countsTotal: false)
        }
        #expect(throws: StoreError.notFound) { try store.deleteResponses(of: unknown) }
    }
}
