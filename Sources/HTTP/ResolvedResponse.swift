/// An answer as it leaves the house: 304 and content coding decided.
public struct ResolvedResponse: Sendable {
    public enum Body: Sendable {
        case empty
        case bytes([UInt8])
        /// Whole, status and headers included: the listener sends its native form.
        case variant(PreparedVariant)
        /// The 304 to that variant, likewise.
        case notModified(PreparedVariant)
        case stream(any ResponseStream)
    }

    public let status: HTTPStatus
    /// Complete for every kind of body.
    public let headers: HTTPHeaders
    public let body: Body

    /// What goes out after the head of a GET; of a stream, nothing.
    public var bytes: [UInt8] {
        switch body {
        case .empty, .notModified, .stream: []
        case .bytes(let bytes): bytes
        case .variant(let variant): variant.bytes
        }
    }
}
