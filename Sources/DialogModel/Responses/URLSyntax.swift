/// An absolute address, as far as an input of type url checks it: a scheme, and a host where the scheme has one.
enum URLSyntax {
    static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: 0x3A), colon > 0, bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
            (0x61...0x7A).contains(bytes[0] | 0x20), bytes[..<colon].allSatisfy(isScheme)
        else { return false }
        let rest = bytes[(colon + 1)...]
        let scheme = bytes[..<colon].map { $0 | 0x20 }
        guard ["http", "https", "ws", "wss", "ftp"].contains(where: { scheme.elementsEqual($0.utf8) }) else {
            return !rest.isEmpty
        }
        guard rest.starts(with: "//".utf8) else { return false }
        let host = rest.dropFirst(2).prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
        return !host.isEmpty && host.first != 0x3A
            && !host.contains { "\"<>\\^`{|}".utf8.contains($0) }
    }

    private static func isScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
        default: false
        }
    }
}
