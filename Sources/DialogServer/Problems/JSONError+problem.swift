import HTTP
import JSON

extension JSONError {
    /// 413 for a document that is too long, else 400 with the place and an excerpt.
    var problem: Problem {
        let isTooLarge = code == .documentTooLarge
        return Problem(
            isTooLarge ? .contentTooLarge : .badRequest, code: isTooLarge ? "content-too-large" : "malformed-json",
            title: isTooLarge ? nil : "Malformed JSON",
            detail: "Line \(position.line), column \(position.column): \(message).",
            errors: [
                ProblemError(
                    .pointer(pointer.fragment), code: code.rawValue, detail: message, expected: expected,
                    received: received, line: position.line, column: position.column, excerpt: excerpt)
            ])
    }
}
