/// HTML's valid e-mail address.
enum EmailSyntax {
    static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let at = bytes.firstIndex(of: 0x40), at > 0, bytes[..<at].allSatisfy(isLocal) else { return false }
        let labels = bytes[(at + 1)...].split(separator: 0x2E, omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            (1...63).contains(label.count) && label.allSatisfy { isAlphanumeric($0) || $0 == 0x2D }
                && label.first != 0x2D && label.last != 0x2D
        }
    }

    private static func isLocal(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}
