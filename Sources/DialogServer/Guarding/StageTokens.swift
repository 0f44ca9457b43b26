import HTTP

/// Lets a stage in a sandboxed frame, whose origin is opaque, post the answer to its own dialog and to nothing else.
///
/// The form's address carries a token that only pages of this process know: a digest of the dialog's id under a key
/// made at the start.
struct StageTokens: Sendable {
    static let parameter = "token"

    private let key: [UInt8]

    init(key: [UInt8]) { self.key = key }

    /// 32 random bytes from the system.
    static func random() -> StageTokens {
        var generator = SystemRandomNumberGenerator()
        return StageTokens(key: (0..<32).map { _ in generator.next() })
    }

    /// 128 bits in base 64 for addresses.
    func token(for dialog: String) -> String {
        Base64.encodeForURL(Array(SHA256.digest(key + Array(dialog.utf8)).prefix(16)))
    }

    /// Whether this posts an answer with the right token.
    func admits(_ request: HTTPRequest) -> Bool {
        guard request.method == .post else { return false }
        let segments = request.path.split(separator: 0x2F)
        guard segments.count == 5, segments[4].elementsEqual("responses".utf8),
            segments[2].elementsEqual("dialogs".utf8),
            let query = try? request.query, let candidate = query[Self.parameter]
        else { return false }
        let expected = token(for: String(decoding: segments[3], as: UTF8.self)).utf8
        return candidate.utf8.count == expected.count
            && zip(candidate.utf8, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
