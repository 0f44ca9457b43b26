import HTTP
import JSON

extension JSONError {
    /// 413 for a document that is too long, else 400 with the place and an excerpt.
    var problem: Problem {
        let status: HTTPStatus = code == .documentTooLarge ? .contentTooLarge : .badRequest
        return Problem(
            status, code: "malformed-json", title: status == .badRequest ? "Malformed JSON" : nil,
            detail: "Line \(position.line), column \(position.column): \(message).",
            errors: [
                ProblemError(
                    .pointer(pointer.fragment), code: code.rawValue, detail: message, expected: expected,
                    received: received, line: position.line, column: position.column, excerpt: excerpt)
            ])
    }
}
