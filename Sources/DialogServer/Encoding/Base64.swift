/// Base 64 (RFC 4648, section 4).
enum Base64 {
    static func encode(_ bytes: [UInt8]) -> String { encode(bytes, alphabet: standard, pads: true) }

    /// For addresses: section 5's alphabet, without padding.
    static func encodeForURL(_ bytes: [UInt8]) -> String { encode(bytes, alphabet: forURL, pads: false) }

    /// `nil` unless the text is what `encodeForURL` writes, to the letter.
    static func decodeFromURL(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (buffer, bits): (UInt32, Int) = (0, 0)
        for sign in text.utf8 {
            guard let value = forURL.firstIndex(of: sign) else { return nil }
            buffer = buffer << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
                buffer &= 1 << UInt32(bits) - 1
            }
        }
        return bits < 6 && buffer == 0 ? bytes : nil
    }

    private static func encode(_ bytes: [UInt8], alphabet: [UInt8], pads: Bool) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var (buffer, bits): (UInt32, Int) = (0, 0)
        for byte in bytes {
            buffer = (buffer << 8 | UInt32(byte)) & 0xFFFF
            bits += 8
            while bits >= 6 {
                bits -= 6
                text.append(alphabet[Int(buffer >> UInt32(bits) & 63)])
            }
        }
        if bits > 0 { text.append(alphabet[Int(buffer << UInt32(6 - bits) & 63)]) }
        while pads, text.count % 4 != 0 { text.append(0x3D) }
        return String(decoding: text, as: UTF8.self)
    }

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private static let standard = Array("\(letters)+/".utf8)
    private static let forURL = Array("\(letters)-_".utf8)
}
