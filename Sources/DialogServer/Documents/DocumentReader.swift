import DialogModel
import DialogStorage
import HTTP
import JSON

/// Turns bodies into checked documents; whatever is wrong with one becomes a problem here.
enum DocumentReader {
    static let documentTypes: [MediaType] = [.json]

    /// The JSON of a request's body.
    static func json(_ request: HTTPRequest, types: [MediaType] = documentTypes) throws(Problem) -> JSONDocument {
        try request.requireContentType(types)
        return try json(request.body)
    }

    static func json(_ bytes: [UInt8]) throws(Problem) -> JSONDocument {
        do {
            return try JSONDocument(parsing: bytes)
        } catch {
            throw error.problem
        }
    }

    /// - Parameter id: where the document will stand; its own id, if it has one, must be the same.
    static func dialog(_ document: JSONDocument, id: Slug? = nil) throws(Problem) -> Draft<Dialog> {
        let decoded = Dialog.decode(document)
        guard let dialog = decoded.value else { throw .invalid(decoded, code: "invalid-dialog", what: "dialog") }
        try check(dialog.id, against: id, in: document, code: "invalid-dialog", what: "dialog")
        return Draft(definition: JSONWriter().bytes(document.root), document: dialog)
    }

    static func style(_ document: JSONDocument, id: Slug? = nil) throws(Problem) -> Draft<Style> {
        let decoded = Style.decode(document)
        guard let style = decoded.value else { throw .invalid(decoded, code: "invalid-style", what: "style") }
        try check(style.id, against: id, in: document, code: "invalid-style", what: "style")
        return Draft(definition: JSONWriter().bytes(document.root), document: style)
    }

    /// An id is immutable once stored.
    private static func check(
        _ own: Slug?, against id: Slug?, in document: JSONDocument, code: String, what: String
    ) throws(Problem) {
        guard let own, let id, own != id else { return }
        let issue = Issue(
            pointer: "#/id", code: .conflict, message: "The id of a stored \(what) does not change.",
            expected: id.rawValue, received: own.rawValue, position: document.root["id"]?.position)
        throw .invalid(Decoded<Dialog>(value: nil, issues: [issue]), code: code, what: what)
    }
}
