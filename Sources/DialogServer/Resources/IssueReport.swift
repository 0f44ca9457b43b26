public import DialogModel
public import JSON

/// Findings as compilers print them: `path:line:column: message`, then the line with a caret.
public enum IssueReport {
    public static func text(_ error: JSONError, path: String) -> String {
        "\(path):\(error.position.line):\(error.position.column): \(error.message)\n\(error.excerpt)"
    }

    public static func text(_ issue: Issue, path: String, _ bytes: [UInt8]) -> String {
        var text = path
        if let position = issue.position { text += ":\(position.line):\(position.column)" }
        text += issue.severity == .warning ? ": warning: \(issue.message)" : ": \(issue.message)"
        if let suggestion = issue.suggestion { text += " Did you mean \"\(suggestion)\"?" }
        text += " [\(issue.pointer) \(issue.code.rawValue)]"
        if let position = issue.position { text += "\n" + JSONExcerpt.text(at: position, in: bytes) }
        return text
    }
}
