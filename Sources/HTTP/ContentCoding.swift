/// A content coding (RFC 9110, section 8.4.1) that answers are prepared in.
public enum ContentCoding: String, Sendable, CaseIterable {
    case identity
    case gzip
    case brotli = "br"
}
