import CNettle

/// SHA-256 (FIPS 180-4), by nettle.
enum SHA256 {
    /// 32 bytes.
    static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var context = sha256_ctx()
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, bytes.count, bytes)
        nettle_sha256_digest(&context, digest.count, &digest)
        return digest
    }

    /// The first 16 signs of the digest in hexadecimal: enough to tell versions of a file apart.
    static func tag(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in digest(bytes).prefix(8) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// As a content security policy names an inline block: `'sha256-…'` (CSP 3, section 2.3.1).
    static func policySource(_ bytes: [UInt8]) -> String { "'sha256-\(Base64.encode(digest(bytes)))'" }
}
