import DialogModel
import HTTP
import JSON

extension Issue {
    var problemError: ProblemError {
        ProblemError(
            .pointer(pointer), code: code.rawValue, detail: message, expected: expected, received: received,
            suggestion: suggestion, line: position?.line, column: position?.column)
    }
}

extension Problem {
    /// A document or answer that is well-formed and wrong: every issue at once.
    ///
    /// - Parameter code: `invalid-dialog`, `invalid-style`, `invalid-response`, `invalid-patch`.
    static func invalid<Value>(_ decoded: Decoded<Value>, code: String, what: String) -> Problem {
        let errors = decoded.issues.filter { $0.severity == .error }
        let count = errors.count == 1 ? "One thing is" : "\(errors.count) things are"
        return Problem(
            .unprocessableContent, code: code,
            detail: "\(count) wrong with the \(what)."
                + (decoded.isTruncated ? " There are more than are listed." : ""),
            errors: errors.map(\.problemError))
    }
}
