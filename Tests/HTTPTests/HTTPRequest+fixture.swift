import HTTP

extension HTTPRequest {
    /// A request without a socket.
    static func to(
        _ target: String, _ method: HTTPMethod = .get, headers: KeyValuePairs<HTTPHeaderName, String> = [:],
        body: String = ""
    ) throws -> HTTPRequest {
        HTTPRequest(
            method, try HTTPTarget(parsing: Array(target.utf8)), headers: HTTPHeaders(headers), body: Array(body.utf8))
    }
}
