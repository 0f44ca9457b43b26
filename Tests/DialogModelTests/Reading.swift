import DialogModel
import JSON

/// What became of a dialog document in text.
func read(_ text: String) throws -> Decoded<Dialog> {
    Dialog.decode(try JSONDocument(parsing: Array(text.utf8)))
}

/// A dialog that must be valid.
func dialog(_ text: String) throws -> Dialog {
    let decoded = try read(text)
    guard let dialog = decoded.value else { throw InvalidDialog(issues: decoded.issues) }
    return dialog
}

struct InvalidDialog: Error, CustomStringConvertible {
    let issues: [Issue]

    var description: String { issues.map(\.line).joined(separator: "\n") }
}

extension Issue {
    /// Pointer, code, line and column in one line, as tables spell it.
    var line: String {
        let place = position.map { "\($0.line):\($0.column)" } ?? "-"
        return "\(pointer) \(code.rawValue) \(place)" + (severity == .warning ? " warning" : "")
    }
}
