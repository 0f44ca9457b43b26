/// A media type (RFC 9110, section 8.3.1), such as `text/html; charset=utf-8`.
public struct MediaType: Sendable, Hashable, CustomStringConvertible {
    /// Type and subtype in lower case, such as `text/html`.
    public let essence: String
    /// The `charset` parameter in lower case.
    public let charset: String?

    public init(_ essence: String, charset: String? = nil) {
        self.essence = essence
        self.charset = charset
    }

    /// `nil` unless it has the form `token/token`, with optional parameters.
    public init?(parsing bytes: ArraySlice<UInt8>) {
        let parts = bytes.split(separator: 0x3B, maxSplits: 20, omittingEmptySubsequences: false)
        guard let essence = parts.first?.trimmed, essence.count <= 200 else { return nil }
        let halves = essence.split(separator: 0x2F, omittingEmptySubsequences: false)
        guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isTokenSign) }) else { return nil }
        var charset: String?
        for parameter in parts.dropFirst() {
            let parameter = parameter.trimmed
            guard let equals = parameter.firstIndex(of: 0x3D),
                parameter[..<equals].equalsIgnoringASCIICase("charset".utf8)
            else { continue }
            let value = parameter[(equals + 1)...].filter { $0 != 0x22 }
            charset = String(decoding: value.map(\.asciiLowercased), as: UTF8.self)
        }
        self.init(String(decoding: essence.map(\.asciiLowercased), as: UTF8.self), charset: charset)
    }

    public var description: String { charset.map { "\(essence); charset=\($0)" } ?? essence }

    public static let html = MediaType("text/html", charset: "utf-8")
    public static let css = MediaType("text/css", charset: "utf-8")
    public static let javaScript = MediaType("text/javascript", charset: "utf-8")
    public static let text = MediaType("text/plain", charset: "utf-8")
    public static let csv = MediaType("text/csv", charset: "utf-8")
    public static let eventStream = MediaType("text/event-stream")
    public static let json = MediaType("application/json")
    public static let problemJSON = MediaType("application/problem+json")
    public static let schemaJSON = MediaType("application/schema+json")
    public static let mergePatch = MediaType("application/merge-patch+json")
    public static let jsonPatch = MediaType("application/json-patch+json")
    public static let jsonLines = MediaType("application/x-ndjson")
    public static let form = MediaType("application/x-www-form-urlencoded")
    public static let svg = MediaType("image/svg+xml")
    public static let bytes = MediaType("application/octet-stream")
}
