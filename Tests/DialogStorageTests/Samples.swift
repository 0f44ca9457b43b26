import DialogModel
import DialogStorage
import JSON
import Synchronization
import Testing

/// A clock that stands still until it is told to go on.
final class TestClock: Sendable {
    private let now = Mutex<Int64>(1_796_073_600_000)

    func advance(milliseconds: Int64) { now.withLock { $0 += milliseconds } }

    var clock: StoreClock { { [self] in Timestamp(milliseconds: now.withLock { $0 }) } }
}

func draft(_ json: String) throws -> Draft<Dialog> {
    let document = try JSONDocument(parsing: Array(json.utf8))
    return Draft(definition: Array(json.utf8), document: try #require(Dialog.decode(document).value))
}

func styleDraft(_ json: String) throws -> Draft<Style> {
    let document = try JSONDocument(parsing: Array(json.utf8))
    return Draft(definition: Array(json.utf8), document: try #require(Style.decode(document).value))
}

func slug(_ text: String) throws -> Slug { try #require(Slug(text)) }

let answer = Response(outcome: .close, button: nil, values: [("name", .string("Ada"))], elapsed: 1.5)

extension DialogStore {
    /// Everything that a query finds, page by page.
    func all(_ query: DialogQuery, limit: Int = 7, between: () throws -> Void = {}) throws -> [DialogRecord] {
        var found: [DialogRecord] = []
        var position: ListPosition?
        repeat {
            let page = try dialogs(query, after: position, limit: limit, countsTotal: false)
            found += page.items
            position = page.next
            try between()
        } while position != nil
        return found
    }

    func ids(_ query: DialogQuery) throws -> [String] { try all(query).map(\.id.rawValue) }
}
