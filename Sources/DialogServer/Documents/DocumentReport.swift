import DialogModel
import JSON

/// What is wrong with the document in a file, for the terminal.
public struct DocumentReport: Sendable {
    public let isValid: Bool
    /// The file's content; empty where it could not be read.
    public let bytes: [UInt8]
    /// One finding after the other, or that there are none.
    public let text: String
    /// `{"file","valid","issues":[…]}` on one line.
    public let json: String

    /// `-` is standard input. A name that ends in `.style.json` is a style's, any other a dialog's.
    public init(path: String) {
        let bytes: [UInt8]
        do {
            bytes = try path == "-" ? File.readStandardInput() : File.read(path)
        } catch {
            self.init(path: path, [], failure: error.description, code: "unreadable")
            return
        }
        do {
            let document = try JSONDocument(parsing: bytes)
            let isStyle = path.utf8.reversed().starts(with: ".style.json".utf8.reversed())
            if isStyle {
                self.init(path: path, bytes, Style.decode(document))
            } else {
                self.init(path: path, bytes, Dialog.decode(document))
            }
        } catch {
            self.init(
                path: path, bytes, failure: IssueReport.text(error, path: path), code: error.code.rawValue,
                position: error.position)
        }
    }

    private init<Value>(path: String, _ bytes: [UInt8], _ decoded: Decoded<Value>) {
        isValid = decoded.isValid
        self.bytes = bytes
        let reports = decoded.issues.map { IssueReport.text($0, path: path, bytes) + "\n" }
        text = reports.isEmpty ? "\(path): valid\n" : reports.joined()
        var object = ObjectWriter()
        object.member("file", path)
        object.member("valid", decoded.isValid)
        object.member("issues", json: ValidateAPI.list(decoded.issues))
        json = String(decoding: object.finished(), as: UTF8.self)
    }

    private init(path: String, _ bytes: [UInt8], failure: String, code: String, position: JSONPosition? = nil) {
        isValid = false
        self.bytes = bytes
        text = failure + "\n"
        var issue = ObjectWriter()
        issue.member("code", code)
        issue.member("message", failure)
        if let position {
            issue.member("line", position.line)
            issue.member("column", position.column)
        }
        var object = ObjectWriter()
        object.member("file", path)
        object.member("valid", false)
        object.member("issues", list: [issue.finished()]) { $0 }
        json = String(decoding: object.finished(), as: UTF8.self)
    }
}
