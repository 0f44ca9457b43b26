extension Problem {
    public static func notFound(_ detail: String = "Nothing is stored under this path.") -> Problem {
        Problem(.notFound, code: "not-found", detail: detail)
    }

    public static func methodNotAllowed(_ method: HTTPMethod, allow: [HTTPMethod]) -> Problem {
        let list = allow.map(\.rawValue).joined(separator: ", ")
        return Problem(
            .methodNotAllowed, code: "method-not-allowed",
            detail: "\(method.rawValue) does not work here. Use \(list).", headers: HTTPHeaders([.allow: list]))
    }

    public static func notAcceptable(_ offers: [MediaType]) -> Problem {
        let list = offers.map(\.essence).joined(separator: ", ")
        return Problem(
            .notAcceptable, code: "not-acceptable", detail: "This comes as \(list).",
            errors: [
                ProblemError(
                    .header("Accept"), code: "not-acceptable", detail: "No offered type matches.", expected: list)
            ])
    }

    public static func unsupportedMediaType(received: MediaType?, accepted: [MediaType]) -> Problem {
        let list = accepted.map(\.essence).joined(separator: ", ")
        return Problem(
            .unsupportedMediaType, code: "unsupported-media-type", detail: "Send the body as \(list).",
            errors: [
                ProblemError(
                    .header("Content-Type"), code: "unsupported-media-type", detail: "This type is not read here.",
                    expected: list, received: received?.description)
            ],
            headers: HTTPHeaders([.accept: list]))
    }

    public static func badParameter(
        _ name: String, _ detail: String, expected: String? = nil, received: String? = nil, suggestion: String? = nil
    ) -> Problem {
        Problem(
            .badRequest, code: "bad-parameter", detail: detail,
            errors: [
                ProblemError(
                    .parameter(name), code: "bad-parameter", detail: detail, expected: expected, received: received,
                    suggestion: suggestion)
            ])
    }

    public static func unknownParameter(_ name: String, known: [String], suggestion: String? = nil) -> Problem {
        let expected = known.isEmpty ? "no parameter" : known.joined(separator: ", ")
        return Problem(
            .badRequest, code: "unknown-parameter", detail: "There is no such query parameter.",
            errors: [
                ProblemError(
                    .parameter(String(name.unicodeScalars.prefix(80))), code: "unknown-parameter",
                    detail: "This parameter is not known here.", expected: expected, suggestion: suggestion)
            ])
    }

    static func preconditionFailed(_ header: HTTPHeaderName, current: ETag?) -> Problem {
        var headers = HTTPHeaders()
        if let current { headers.set(.etag, current.description) }
        let detail =
            current == nil
            ? "Nothing is stored here yet, so it cannot match."
            : "What is stored here is another version than the request names. Read it again, then repeat the change."
        return Problem(
            .preconditionFailed, code: "precondition-failed", detail: detail,
            errors: [
                ProblemError(
                    .header(header.text), code: "precondition-failed", detail: detail, expected: current?.description)
            ],
            headers: headers)
    }

    public static func contentTooLarge(limit: Int) -> Problem {
        Problem(
            .contentTooLarge, code: "content-too-large", detail: "A body may have at most \(limit) bytes.")
    }

    /// The detail of a failure of ours stays in the log.
    public static let internalError = Problem(
        .internalServerError, code: "internal-error", detail: "Something failed on the server. The log has more.")
}
