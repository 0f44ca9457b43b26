import DialogModel
import HTTP
import JSON

/// Which members of a stored dialog a list shows: its own, and keys of its definition.
enum FieldSelection {
    case all
    case only(own: [String], keys: [String])

    static let own = ["id", "version", "createdAt", "updatedAt", "etag", "links", "definition"]

    /// From `fields=id,title`; refuses names that are neither.
    init(parsing text: String, keys known: [String]) throws(Problem) {
        var (own, keys): ([String], [String]) = ([], [])
        for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            if let field = Self.own.first(where: { $0.utf8.elementsEqual(name.utf8) }) {
                own.append(field)
            } else if let key = known.first(where: { $0.utf8.elementsEqual(name.utf8) }) {
                keys.append(key)
            } else {
                throw .badParameter(
                    "fields", "There is no field of this name.",
                    expected: (Self.own + known).joined(separator: ", "), received: name)
            }
        }
        self = .only(own: own, keys: keys)
    }

    func includes(_ name: String) -> Bool {
        switch self {
        case .all: true
        case .only(let own, _): own.contains(name)
        }
    }

    /// The definition as far as it is shown; `nil` where none of it is.
    func definition(_ bytes: [UInt8]) -> [UInt8]? {
        guard case .only(let own, let keys) = self, !own.contains("definition") else { return bytes }
        guard !keys.isEmpty, let document = try? JSONDocument(parsing: bytes) else { return nil }
        var object = ObjectWriter()
        for key in keys {
            if let node = document.root[key] { object.member(key, json: Array(node.source)) }
        }
        return object.finished()
    }
}
