import DialogModel
import HTTP
import JSON

/// `POST /validate`: what is wrong with a document, without storing it.
struct ValidateAPI: Sendable {
    /// 200 whether the document is valid or not; 400 only where it is no JSON.
    func validate(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let reader = try QueryReader(request, known: ["kind"])
        let isStyle =
            try reader.choice("kind", ["dialog", "style"]).map { $0.utf8.elementsEqual("style".utf8) } ?? false
        let document = try DocumentReader.json(request)
        if isStyle {
            let decoded = Style.decode(document)
            return .data(Self.json(decoded.isValid, decoded.issues, isTruncated: decoded.isTruncated))
        }
        let decoded = Dialog.decode(document)
        return .data(Self.json(decoded.isValid, decoded.issues, isTruncated: decoded.isTruncated))
    }

    static func json(_ isValid: Bool, _ issues: [Issue], isTruncated: Bool) -> [UInt8] {
        var object = ObjectWriter()
        object.member("valid", isValid)
        object.member("issues", json: list(issues))
        if isTruncated { object.member("truncated", true) }
        return object.finished()
    }

    /// A JSON list.
    static func list(_ issues: [Issue]) -> [UInt8] {
        let items = issues.map { issue in
            var item = ObjectWriter()
            item.member("pointer", issue.pointer)
            item.member("code", issue.code.rawValue)
            item.member("message", issue.message)
            item.member("severity", issue.severity.rawValue)
            item.member("expected", issue.expected)
            item.member("received", issue.received)
            item.member("suggestion", issue.suggestion)
            if let position = issue.position {
                item.member("line", position.line)
                item.member("column", position.column)
            }
            return item.finished()
        }
        return [0x5B] + items.joined(separator: [0x2C]) + [0x5D]
    }
}
