public import HTTP

/// Asks a responder without a socket, or a listener over one: a test moves between the two by one word.
public protocol HTTPClient {
    func send(
        _ method: HTTPMethod, _ target: String, headers: KeyValuePairs<HTTPHeaderName, String>, body: [UInt8]
    ) throws -> ClientResponse
}

extension HTTPClient {
    public func get(
        _ target: String, headers: KeyValuePairs<HTTPHeaderName, String> = [:]
    ) throws -> ClientResponse { try send(.get, target, headers: headers, body: []) }

    public func post(
        _ target: String, _ body: String,
        headers: KeyValuePairs<HTTPHeaderName, String> = [
            .contentType: "application/json"
        ]
    ) throws -> ClientResponse { try send(.post, target, headers: headers, body: Array(body.utf8)) }

    public func send(
        _ method: HTTPMethod, _ target: String, headers: KeyValuePairs<HTTPHeaderName, String> = [:],
        body: String = ""
    ) throws -> ClientResponse { try send(method, target, headers: headers, body: Array(body.utf8)) }
}
