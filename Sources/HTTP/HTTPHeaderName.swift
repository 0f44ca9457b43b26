/// The name of a header field; compared without regard to ASCII case (RFC 9110, section 5.1).
public struct HTTPHeaderName: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let text: String

    public init(_ text: String) { self.text = text }

    public init(stringLiteral text: StaticString) { self.text = text.description }

    public var description: String { text }

    public static let accept: Self = "Accept"
    public static let acceptEncoding: Self = "Accept-Encoding"
    public static let acceptPatch: Self = "Accept-Patch"
    public static let accessControlAllowOrigin: Self = "Access-Control-Allow-Origin"
    public static let allow: Self = "Allow"
    public static let cacheControl: Self = "Cache-Control"
    public static let connection: Self = "Connection"
    public static let contentDisposition: Self = "Content-Disposition"
    public static let contentEncoding: Self = "Content-Encoding"
    public static let contentLength: Self = "Content-Length"
    public static let contentSecurityPolicy: Self = "Content-Security-Policy"
    public static let contentType: Self = "Content-Type"
    public static let cookie: Self = "Cookie"
    public static let etag: Self = "ETag"
    public static let host: Self = "Host"
    public static let idempotencyKey: Self = "Idempotency-Key"
    public static let ifMatch: Self = "If-Match"
    public static let ifNoneMatch: Self = "If-None-Match"
    public static let lastEventID: Self = "Last-Event-ID"
    public static let link: Self = "Link"
    public static let location: Self = "Location"
    public static let origin: Self = "Origin"
    public static let prefer: Self = "Prefer"
    public static let retryAfter: Self = "Retry-After"
    public static let secFetchDest: Self = "Sec-Fetch-Dest"
    public static let secFetchMode: Self = "Sec-Fetch-Mode"
    public static let secFetchSite: Self = "Sec-Fetch-Site"
    public static let setCookie: Self = "Set-Cookie"
    public static let transferEncoding: Self = "Transfer-Encoding"
    public static let vary: Self = "Vary"
    public static let xContentTypeOptions: Self = "X-Content-Type-Options"
    public static let xRequestID: Self = "X-Request-Id"
}
