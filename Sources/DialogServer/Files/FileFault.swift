import DialogModel
import JSON

/// Why a file of the served folder cannot be read, for the terminal and for pages.
struct FileFault: Error, Sendable, Equatable {
    struct Finding: Sendable, Equatable {
        let message: String
        var suggestion: String?
        var pointer: String?
        var position: JSONPosition?
        /// The line, with a caret below the place.
        var excerpt: String?
    }

    /// Relative to the folder.
    let path: String
    /// Not empty.
    let findings: [Finding]

    init(_ path: String, _ message: String) {
        self.path = path
        findings = [Finding(message: message)]
    }

    init(_ path: String, _ error: JSONError) {
        self.path = path
        findings = [Finding(message: error.message, position: error.position, excerpt: error.excerpt)]
    }

    init(_ path: String, _ issues: [Issue], _ bytes: [UInt8]) {
        self.path = path
        findings = issues.filter { $0.severity == .error }.map { issue in
            Finding(
                message: issue.message, suggestion: issue.suggestion, pointer: issue.pointer, position: issue.position,
                excerpt: issue.position.map { JSONExcerpt.text(at: $0, in: bytes) })
        }
    }

    /// As compilers print it: `path:line:column: message`, then the line with a caret.
    var text: String {
        findings.map { finding in
            var text = path
            if let position = finding.position { text += ":\(position.line):\(position.column)" }
            text += ": \(finding.message)"
            if let suggestion = finding.suggestion { text += " Did you mean \"\(suggestion)\"?" }
            if let excerpt = finding.excerpt { text += "\n" + excerpt }
            return text
        }.joined(separator: "\n")
    }

    /// - Parameter key: the document that stays as it last was.
    func json(_ key: DocumentFile.Key?) -> [UInt8] {
        var object = ObjectWriter()
        object.member("file", path)
        if let key { object.member(key.sort == .dialog ? "dialog" : "style", key.id.rawValue) }
        object.member("issues", list: findings) { finding in
            var item = ObjectWriter()
            item.member("message", finding.message)
            item.member("suggestion", finding.suggestion)
            item.member("pointer", finding.pointer)
            if let position = finding.position {
                item.member("line", position.line)
                item.member("column", position.column)
            }
            item.member("excerpt", finding.excerpt)
            return item.finished()
        }
        return object.finished()
    }
}
