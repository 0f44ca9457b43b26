extension Problem {
    /// For the listener: refusals that come before any route.
    package static let misdirected = Problem(
        .misdirectedRequest, code: "unknown-host",
        detail: "This server does not answer to that host name. Start it with --allowed-host to add one.",
        errors: [ProblemError(.header("Host"), code: "unknown-host", detail: "The name is not on the list.")])

    package static let unknownMethod = Problem(
        .notImplemented, code: "unknown-method", detail: "This server does not know that method.",
        headers: HTTPHeaders([.allow: HTTPMethod.allCases.map(\.rawValue).joined(separator: ", ")]))

    package static let badHeader = Problem(
        .badRequest, code: "bad-header",
        detail: "A header field has a name that is no token, or a value with a line break.")

    package static func targetTooLong(limit: Int) -> Problem {
        Problem(.uriTooLong, code: "target-too-long", detail: "A request target may have at most \(limit) bytes.")
    }

    package static func tooManyHeaders(limit: Int) -> Problem {
        Problem(
            .requestHeaderFieldsTooLarge, code: "too-many-headers",
            detail: "A request may have at most \(limit) header fields.")
    }
}
