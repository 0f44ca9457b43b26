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

    /// What a request shows: as `Authorization: Bearer …` (RFC 6750), in our cookie or, on a visit, in the address.
    static func shown(by request: HTTPRequest) -> Shown? {
        if let value = request.headers.bytes(of: "Authorization") {
            let scheme = Array("bearer ".utf8)
            let isBearer = zip(value, scheme).allSatisfy { $0 | 0x20 == $1 } && value.count > scheme.count
            return isBearer ? Shown(bytes: Array(value.dropFirst(scheme.count)), isInAddress: false) : nil
        }
        // Before the cookie, which may be left from an older token.
        if request.method == .get, let query = try? request.query, let text = query["token"] {
            return Shown(bytes: Array(text.utf8), isInAddress: true)
        }
        let prefix = Array("\(cookie)=".utf8)
        guard let cookies = request.headers.bytes(of: .cookie) else { return nil }
        for pair in cookies.split(separator: 0x3B) {
            let pair = pair.drop { $0 == 0x20 }
            guard pair.starts(with: prefix), let value = try? PercentCodec.decode(pair.dropFirst(prefix.count)) else {
                continue
            }
            return Shown(bytes: value, isInAddress: false)
        }
        return nil
    }

    struct Shown {
        let bytes: [UInt8]
        let isInAddress: Bool

        var digest: [UInt8] { SHA256.digest(bytes) }
    }

    /// Compares digests in constant time, so that neither the content nor the length shows in how long it takes.
    func matches(_ digest: [UInt8]) -> Bool {
        zip(digest, self.digest).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
