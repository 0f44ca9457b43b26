extension RequestFraming.Violation {
    package var problem: Problem {
        switch self {
        case .missingHost: fault("Host", "The Host header is missing.")
        case .repeatedHost: fault("Host", "There is more than one Host header.")
        case .repeatedLength: fault("Content-Length", "There is more than one Content-Length header.")
        case .badLength: fault("Content-Length", "The Content-Length header is not a number.")
        case .lengthAndEncoding:
            fault("Content-Length", "There are both a Content-Length and a Transfer-Encoding header.")
        case .encodingInOldVersion: fault("Transfer-Encoding", "HTTP/1.0 has no Transfer-Encoding.")
        case .unknownEncoding:
            Problem(
                .notImplemented, code: "unknown-transfer-encoding",
                detail: "The only transfer encoding known here is chunked.")
        }
    }

    private func fault(_ header: String, _ detail: String) -> Problem {
        Problem(
            .badRequest, code: "bad-framing", detail: detail,
            errors: [ProblemError(.header(header), code: "bad-framing", detail: detail)])
    }
}
