import DialogStorage
import HTTP

/// The opaque `cursor` of a list: a position, and a digest of the filter that it belongs to.
struct ListCursor {
    private let bytes: [UInt8]

    init(_ position: ListPosition, filter: String) {
        switch position {
        case .creation(let sequence): bytes = [1] + Self.big(sequence) + Self.digest(filter)
        case .list(let token, let offset):
            bytes = [2] + Self.big(token) + Self.big(UInt64(offset)) + Self.digest(filter)
        }
    }

    init(_ position: ResponseID, filter: String) { bytes = [3] + Self.big(position.rawValue) + Self.digest(filter) }

    var text: String { Base64.encodeForURL(bytes) }

    static func dialogPosition(_ text: String, filter: String) throws(Problem) -> ListPosition {
        let bytes = try content(text, filter: filter)
        switch (bytes.first, bytes.count) {
        case (1, 9): return .creation(after: number(bytes[1...]))
        case (2, 17):
            let offset = Int(clamping: number(bytes[9...]))
            return .list(token: number(bytes[1..<9]), offset: offset)
        default: throw broken
        }
    }

    static func responsePosition(_ text: String, filter: String) throws(Problem) -> ResponseID {
        let bytes = try content(text, filter: filter)
        guard bytes.first == 3, bytes.count == 9, let id = ResponseID(rawValue: number(bytes[1...])) else {
            throw broken
        }
        return id
    }

    private static func content(_ text: String, filter: String) throws(Problem) -> ArraySlice<UInt8> {
        guard let bytes = Base64.decodeFromURL(text), bytes.count > 4, bytes.count <= 32 else { throw broken }
        guard bytes.suffix(4).elementsEqual(digest(filter)) else {
            throw .badParameter("cursor", "The cursor belongs to a list with other filters.")
        }
        return bytes.dropLast(4)
    }

    private static var broken: Problem { .badParameter("cursor", "This is no cursor of ours.") }

    private static func big(_ number: UInt64) -> [UInt8] {
        stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    private static func digest(_ filter: String) -> [UInt8] { Array(SHA256.digest(Array(filter.utf8)).prefix(4)) }
}
