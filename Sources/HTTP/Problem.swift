/// What went wrong, for people and for programs (RFC 9457).
public struct Problem: Error, Sendable, Equatable {
    public var status: HTTPStatus
    /// Stable, lower-case words joined by hyphens; names the page under `/problems/`.
    public var code: String
    public var title: String
    /// One or two sentences on this occurrence; never values that only the server should know.
    public var detail: String
    /// The request's path.
    public var instance: String?
    public var requestID: String?
    public var errors: [ProblemError]
    /// Sent with the answer, such as `Allow` or `Retry-After`.
    public var headers: HTTPHeaders

    public init(
        _ status: HTTPStatus, code: String, title: String? = nil, detail: String, errors: [ProblemError] = [],
        headers: HTTPHeaders = HTTPHeaders()
    ) {
        self.status = status
        self.code = code
        self.title = title ?? status.reason
        self.detail = detail
        self.errors = errors
        self.headers = headers
    }

    /// Relative, so it works on any host.
    public var type: String { "/problems/" + code }
}
