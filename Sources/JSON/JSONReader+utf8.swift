extension JSONReader {
    /// Bytes of the well-formed UTF-8 sequence at an offset, 0 where there is none (Unicode table 3-7).
    func scalarLength(_ index: Int, _ bytes: Span<UInt8>) -> Int {
        let lead = bytes[index]
        if lead < 0x80 { return 1 }
        guard lead >= 0xC2, lead <= 0xF4 else { return 0 }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return 0 }
        let second = bytes[index + 1]
        let isAllowed =
            switch lead {
            case 0xE0: second >= 0xA0 && second <= 0xBF
            case 0xED: second >= 0x80 && second <= 0x9F
            case 0xF0: second >= 0x90 && second <= 0xBF
            case 0xF4: second >= 0x80 && second <= 0x8F
            default: second & 0xC0 == 0x80
            }
        guard isAllowed else { return 0 }
        if length > 2, bytes[index + 2] & 0xC0 != 0x80 { return 0 }
        if length > 3, bytes[index + 3] & 0xC0 != 0x80 { return 0 }
        return length
    }

    /// Decodes a sequence that `scalarLength` measured.
    func scalar(_ index: Int, _ length: Int, _ bytes: Span<UInt8>) -> UInt32 {
        var value = UInt32(bytes[index]) & (length == 1 ? 0x7F : 0xFF >> UInt32(length + 1))
        for offset in 1..<max(length, 1) {
            value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
        }
        return value
    }
}

extension Unicode {
    /// Whether a scalar's general category is one of M.
    static func isMark(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
