import HTTP

/// What clients must show on a server that others can reach.
struct AccessToken: Sendable {
    static let cookie = "dialog_preview_token"

    private let digest: [UInt8]
    let text: String

    init(_ text: String) {
        self.text = text
        digest = SHA256.digest(Array(text.utf8))
    }

    /// Compares digests in constant time, so that neither the content nor the length shows in how long it takes.
    func matches(_ candidate: some Collection<UInt8>) -> Bool {
        zip(SHA256.digest(Array(candidate)), digest).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// As `Authorization: Bearer …` (RFC 6750) or in our cookie.
    func isShown(by request: HTTPRequest) -> Bool {
        if let value = request.headers.bytes(of: "Authorization") {
            let scheme = Array("bearer ".utf8)
            let isBearer = zip(value, scheme).allSatisfy { $0 | 0x20 == $1 } && value.count > scheme.count
            return isBearer && matches(value.dropFirst(scheme.count))
        }
        let prefix = Array("\(Self.cookie)=".utf8)
        guard let cookies = request.headers.bytes(of: .cookie) else { return false }
        return cookies.split(separator: 0x3B).contains { pair in
            let pair = pair.drop { $0 == 0x20 }
            guard pair.starts(with: prefix), let value = try? PercentCodec.decode(pair.dropFirst(prefix.count)) else {
                return false
            }
            return matches(value)
        }
    }
}
