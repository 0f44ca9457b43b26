/// An answer, before the rim decides on 304, content coding and HEAD (see `HTTPResponse.resolved(for:)`).
public struct HTTPResponse: Sendable {
    public enum Body: Sendable {
        case empty
        case bytes([UInt8])
        /// Shared by all who ask. Status and headers come from it; `headers` of the response are added to them, which
        /// costs a copy: leave them empty on the hot path.
        case prepared(PreparedResponse)
        /// Goes on until it or the client ends. HEAD is answered without it.
        case stream(any ResponseStream)
    }

    public var status: HTTPStatus
    public var headers: HTTPHeaders
    public var body: Body

    public init(_ status: HTTPStatus = .ok, headers: HTTPHeaders = HTTPHeaders(), body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    public init(_ status: HTTPStatus = .ok, _ type: MediaType, _ bytes: [UInt8], headers: HTTPHeaders = HTTPHeaders()) {
        self.init(status, headers: headers, body: .bytes(bytes))
        self.headers.set(.contentType, type.description)
    }

    public static func prepared(_ response: PreparedResponse) -> HTTPResponse {
        HTTPResponse(response.status, body: .prepared(response))
    }

    public static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
        HTTPResponse(status, .text, Array(text.utf8))
    }

    /// - Parameter location: spelled as a URL already.
    public static func redirect(to location: String, _ status: HTTPStatus = .seeOther) -> HTTPResponse {
        HTTPResponse(status, headers: HTTPHeaders([.location: location]))
    }
}
