/// The rule for addresses that end up in a page, judged on the bytes that a browser would read.
public enum Address {
    static let linkLimit = 2_048
    static let imageLimit = 700_000

    /// The address to print for a link; `nil` where it is refused: another scheme than http, https, mailto or tel,
    /// two slashes or backslashes at the start, a user name, control signs, blanks or quotes, over 2,048 bytes.
    ///
    /// Hosts beyond ASCII come out in Punycode, so that look-alikes show.
    public static func link(_ text: String) -> String? {
        guard let bytes = cleaned(text, limit: linkLimit) else { return nil }
        guard let colon = schemeEnd(bytes) else { return isRelative(bytes) ? string(bytes) : nil }
        let scheme = bytes[..<colon].map(lower)
        let rest = bytes[(colon + 1)...]
        if scheme.elementsEqual("mailto".utf8) || scheme.elementsEqual("tel".utf8) {
            return rest.isEmpty ? nil : string(bytes)
        }
        guard scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8) else { return nil }
        return web(scheme, rest)
    }

    /// The address to print for a picture; `nil` where it is refused: neither relative nor `data:` with a PNG, JPEG,
    /// GIF or WebP in base64.
    public static func image(_ text: String) -> String? {
        guard let bytes = cleaned(text, limit: imageLimit) else { return nil }
        guard schemeEnd(bytes) != nil else {
            return bytes.count <= linkLimit && isRelative(bytes) ? string(bytes) : nil
        }
        for type in ["png", "jpeg", "gif", "webp"] {
            let prefix = Array("data:image/\(type);base64,".utf8)
            guard bytes.count > prefix.count, bytes.starts(with: prefix, by: { lower($0) == $1 }) else { continue }
            return bytes[prefix.count...].allSatisfy(isBase64) ? string(bytes) : nil
        }
        return nil
    }

    /// What follows `http:`, with exactly two slashes, so that every reader finds the same host.
    private static func web(_ scheme: [UInt8], _ rest: ArraySlice<UInt8>) -> String? {
        guard rest.starts(with: "//".utf8) else { return nil }
        let authority = rest.dropFirst(2).prefix { !isSlash($0) && $0 != question && $0 != hash }
        guard !authority.isEmpty, !authority.contains(0x40), !authority.contains(0x25),
            let host = Punycode.host(authority)
        else { return nil }
        return "\(string(scheme))://\(host)\(string(rest[authority.endIndex...]))"
    }

    /// Without what browsers drop: C0 signs and blanks at the ends, tabs and line ends inside.
    private static func cleaned(_ text: String, limit: Int) -> [UInt8]? {
        guard text.utf8.count <= limit else { return nil }
        let bytes = text.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), let end = bytes.lastIndex(where: { $0 > 0x20 })
        else { return nil }
        let address = Array(bytes[start...end])
        return address.indices.contains { isForbidden(address, at: $0) } ? nil : address
    }

    /// Blanks, control signs (C1 too, which are C2 80–9F), quotes, angle brackets, backticks and backslashes.
    private static func isForbidden(_ bytes: [UInt8], at index: Int) -> Bool {
        switch bytes[index] {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x60, 0x7F: true
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] < 0xA0
        default: false
        }
    }

    /// The place of the colon that ends a scheme, or anything that could pass for one.
    private static func schemeEnd(_ bytes: [UInt8]) -> Int? {
        bytes.prefix { !isSlash($0) && $0 != question && $0 != hash }.firstIndex(of: 0x3A)
    }

    /// Not `//host`, and without an entity that a second decoding would turn into a scheme's colon.
    private static func isRelative(_ bytes: [UInt8]) -> Bool {
        if bytes.count >= 2, isSlash(bytes[0]), isSlash(bytes[1]) { return false }
        return !bytes.prefix { !isSlash($0) && $0 != question && $0 != hash }.contains(0x26)
            && !bytes.starts(with: "&".utf8)
    }

    private static let question: UInt8 = 0x3F
    private static let hash: UInt8 = 0x23

    private static func isSlash(_ byte: UInt8) -> Bool { byte == 0x2F || byte == 0x5C }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F, 0x3D: true
        default: false
        }
    }

    private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
