import DialogModel
import DialogStorage
import Testing

@Suite struct ListTests {
    let clock = TestClock()
    let store: MemoryDialogStore

    init() throws {
        store = MemoryDialogStore(clock: clock.clock)
        let documents = [
            ("cherry", #"{"title":"Cherry pie","kind":"alert","tags":["sweet"]}"#),
            ("apple", #"{"title":"Äpfel","description":"Green ones","style":"material"}"#),
            ("banana", #"{"title":"banana","tags":["sweet","yellow"],"style":"material"}"#),
        ]
        for (id, json) in documents {
            _ = try store.createDialog(slug(id), isFlexible: false, draft(json))
            clock.advance(milliseconds: 1)
        }
    }

    @Test(arguments: [
        ("", ["cherry", "apple", "banana"]), ("PIE", ["cherry"]), ("äpfel", ["apple"]), ("ÄPF", ["apple"]),
        ("green  ones", ["apple"]), ("ones purple", []), ("yellow", ["banana"]), ("apple", ["apple"]),
        ("a", ["apple", "banana"]), ("zzz", []), ("banana\nbanana", ["banana"]),
    ])
    func `A search finds every word, whatever its case`(text: String, ids: [String]) throws {
        var query = DialogQuery()
        query.text = text
        #expect(try store.ids(query) == ids)
    }

    @Test func `Filters narrow a list, together`() throws {
        var query = DialogQuery()
        query.kind = .alert
        #expect(try store.ids(query) == ["cherry"])
        query.kind = nil
        query.tag = Slug("sweet")
        #expect(try store.ids(query) == ["cherry", "banana"])
        query.style = Slug("material")
        #expect(try store.ids(query) == ["banana"])
    }

    @Test(arguments: [
        ([DialogQuery.Order(.createdAt)], ["cherry", "apple", "banana"]),
        ([.init(.createdAt, isDescending: true)], ["banana", "apple", "cherry"]),
        ([.init(.id)], ["apple", "banana", "cherry"]),
        ([.init(.id, isDescending: true)], ["cherry", "banana", "apple"]),
        ([.init(.name)], ["banana", "cherry", "apple"]),
        ([.init(.updatedAt, isDescending: true)], ["cherry", "banana", "apple"]),
        ([.init(.updatedAt), .init(.id)], ["apple", "banana", "cherry"]),
    ])
    func `A list is in the order asked for`(order: [DialogQuery.Order], ids: [String]) throws {
        _ = try store.putDialog(slug("cherry"), draft(#"{"title":"Cherry pie"}"#), if: .present)
        var query = DialogQuery()
        query.order = order
        #expect(try store.ids(query) == ids)
    }

    @Test(arguments: DialogQuery.Order.Key.allCases, [true, false])
    func `Pages neither skip nor repeat what lives throughout while others write`(
        key: DialogQuery.Order.Key, isDescending: Bool
    ) throws {
        for number in 0..<60 {
            _ = try store.createDialog(slug("lasting-\(number)"), isFlexible: false, draft(#"{"title":"L\#(number)"}"#))
        }
        var query = DialogQuery()
        query.order = [.init(key, isDescending: isDescending)]
        var round = 0
        let found = try store.all(query, limit: 5) {
            round += 1
            _ = try store.createDialog(slug("new-\(round)"), isFlexible: false, draft(#"{"title":"A new one"}"#))
            if round > 2 { try store.deleteDialog(slug("new-\(round - 2)"), if: .anything) }
            // Moves in every sort but that by creation and id.
            _ = try store.putDialog(
                slug("lasting-\(round * 7 % 60)"), draft(#"{"title":"Z\#(round)"}"#), if: .present)
            clock.advance(milliseconds: 1)
        }
        let lasting = found.map(\.id.rawValue).filter { $0.hasPrefix("lasting-") }
        #expect(lasting.count == 60)
        #expect(Set(lasting).count == 60)
        #expect(Set(found.map(\.id)).count == found.count)
    }

    @Test func `A sorted list that is kept no longer says so`() throws {
        var query = DialogQuery()
        query.order = [.init(.name)]
        let first = try store.dialogs(query, after: nil, limit: 1, countsTotal: true)
        #expect(first.total == 3)
        for _ in 0..<store.limits.lists { _ = try store.dialogs(query, after: nil, limit: 1, countsTotal: false) }
        #expect(throws: StoreError.positionExpired) {
            try store.dialogs(query, after: first.next, limit: 1, countsTotal: false)
        }
    }

    @Test func `Only a list with more has a next position`() throws {
        let exact = try store.dialogs(DialogQuery(), after: nil, limit: 3, countsTotal: false)
        #expect(exact.items.count == 3 && exact.next == nil && exact.total == nil)
        let part = try store.dialogs(DialogQuery(), after: nil, limit: 2, countsTotal: false)
        #expect(part.items.count == 2 && part.next != nil)
    }
}
