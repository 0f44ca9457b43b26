package import Synchronization

/// One coding of a prepared answer.
public final class PreparedVariant: Sendable {
    public let coding: ContentCoding
    /// All that goes out, but for what the connection itself adds (`Date`, `Content-Length`, `Connection`).
    public let headers: HTTPHeaders
    public let bytes: [UInt8]
    public let etag: ETag?
    /// What the listener made of the whole answer.
    package let native = AtomicLazyReference<NativeResponse>()
    /// What the listener made of the 304 to it.
    package let notModifiedNative = AtomicLazyReference<NativeResponse>()

    init(_ coding: ContentCoding, headers: HTTPHeaders, bytes: [UInt8], etag: ETag?) {
        var headers = headers
        if coding != .identity { headers.set(.contentEncoding, coding.rawValue) }
        if let etag { headers.set(.etag, etag.description) }
        self.coding = coding
        self.headers = headers
        self.bytes = bytes
        self.etag = etag
    }

    /// The headers of a 304: as the whole answer's, without those that describe the body (RFC 9110, section 15.4.5).
    public var notModifiedHeaders: HTTPHeaders { headers.withoutBodyFields }
}

extension HTTPHeaders {
    var withoutBodyFields: HTTPHeaders {
        var headers = self
        headers.remove(.contentType)
        headers.remove(.contentEncoding)
        headers.remove(.contentLength)
        return headers
    }
}
