/// A whole request, body included, as the responders see it.
public struct HTTPRequest: Sendable {
    public var method: HTTPMethod
    public var target: HTTPTarget
    public var headers: HTTPHeaders
    public var body: [UInt8]
    /// Counts the requests of this process.
    public var serial: UInt64
    /// The client's address, without the port; empty where there is no socket.
    public var remote: String
    /// What the router captured.
    public var parameters = PathParameters()
    /// The pattern of the route that matched, such as `/dialogs/{id}`.
    public var route = ""

    public init(
        _ method: HTTPMethod, _ target: HTTPTarget, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
        serial: UInt64 = 0, remote: String = ""
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        self.serial = serial
        self.remote = remote
    }

    /// Made when asked for.
    public var id: RequestID {
        headers.bytes(of: .xRequestID).flatMap { RequestID($0) } ?? RequestID(serial)
    }

    /// Decoded and checked: see `HTTPTarget.path`.
    public var path: [UInt8] { target.path }

    /// Decoded on each call, so ask once.
    public var query: HTTPQuery {
        get throws(Problem) { try HTTPQuery(parsing: target.rawQuery) }
    }
}
