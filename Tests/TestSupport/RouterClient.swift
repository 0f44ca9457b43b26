public import HTTP

/// Hands requests to a responder and does what a listener would do with its answers; no socket.
public struct RouterClient: HTTPClient {
    private let responder: any HTTPResponder

    public init(_ responder: any HTTPResponder) { self.responder = responder }

    public func send(
        _ method: HTTPMethod, _ target: String, headers: KeyValuePairs<HTTPHeaderName, String>, body: [UInt8]
    ) throws -> ClientResponse { try send(method, target, fields: HTTPHeaders(headers), body: body) }

    public func send(
        _ method: HTTPMethod, _ target: String, fields: HTTPHeaders, body: [UInt8] = []
    ) throws -> ClientResponse {
        let request = HTTPRequest(
            method, try HTTPTarget(parsing: Array(target.utf8)), headers: fields, body: body, serial: 1)
        let response = responder.respond(to: request).resolved(for: request)
        return ClientResponse(
            status: response.status.code, headers: response.headers, body: method == .head ? [] : response.bytes)
    }
}
