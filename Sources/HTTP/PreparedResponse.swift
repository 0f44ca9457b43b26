import Synchronization

/// An answer made once and sent to many: headers, bytes, strong entity tag, and its coded variants made when first asked for.
public final class PreparedResponse: Sendable {
    /// Compresses; `nil` where the coding is not worth it. Called at most a few times per answer, from any thread.
    public typealias Encoder = @Sendable (_ bytes: [UInt8], _ coding: ContentCoding) -> [UInt8]?

    public let status: HTTPStatus
    public let identity: PreparedVariant
    private let headers: HTTPHeaders
    private let encoder: Encoder?
    private let gzip = AtomicLazyReference<PreparedVariant>()
    private let brotli = AtomicLazyReference<PreparedVariant>()

    /// - Parameters:
    ///   - headers: without `ETag`, `Content-Encoding` and `Vary: Accept-Encoding`, which are added here.
    ///   - etag: strong; each coding gets a tag of its own made from it.
    public init(
        _ status: HTTPStatus = .ok, headers: HTTPHeaders, bytes: [UInt8], etag: ETag?, encoder: Encoder? = nil
    ) {
        self.status = status
        self.encoder = encoder
        var headers = headers
        if encoder != nil { headers.append(.vary, "Accept-Encoding") }
        self.headers = headers
        identity = PreparedVariant(.identity, headers: headers, bytes: bytes, etag: etag)
    }

    public convenience init(
        _ type: MediaType, _ bytes: [UInt8], etag: ETag?, headers: HTTPHeaders = HTTPHeaders(), encoder: Encoder? = nil
    ) {
        var headers = headers
        headers.set(.contentType, type.description)
        self.init(headers: headers, bytes: bytes, etag: etag, encoder: encoder)
    }

    /// The variant in that coding, or the plain one where coding it does not pay.
    public func variant(_ coding: ContentCoding) -> PreparedVariant {
        switch coding {
        case .identity: identity
        case .gzip: gzip.load() ?? gzip.storeIfNil(encoded(.gzip))
        case .brotli: brotli.load() ?? brotli.storeIfNil(encoded(.brotli))
        }
    }

    /// Whether a client's wish for a coding can change what it gets.
    var hasVariants: Bool { encoder != nil }

    private func encoded(_ coding: ContentCoding) -> PreparedVariant {
        guard let bytes = encoder?(identity.bytes, coding), bytes.count < identity.bytes.count else { return identity }
        return PreparedVariant(coding, headers: headers, bytes: bytes, etag: identity.etag?.coded(coding))
    }
}
