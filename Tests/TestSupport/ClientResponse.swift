public import HTTP

/// An answer as a client has it.
public struct ClientResponse: Sendable {
    public var status: UInt16
    public var headers: HTTPHeaders
    public var body: [UInt8]

    public init(status: UInt16, headers: HTTPHeaders, body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    public var text: String { String(decoding: body, as: UTF8.self) }
}
