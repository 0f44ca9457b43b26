extension JSONPointer: CustomStringConvertible {
    /// The string form: empty for the root, else each token after a slash.
    public var description: String {
        String(decoding: utf8, as: UTF8.self)
    }

    /// The URI fragment form with its `#`; all but RFC 3986's fragment characters is percent-encoded.
    public var fragment: String {
        var bytes: [UInt8] = [0x23]
        for byte in utf8 {
            if Self.isFragment(byte) {
                bytes.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private var utf8: [UInt8] {
        var bytes: [UInt8] = []
        for token in tokens {
            bytes.append(ASCII.slash)
            for byte in token.utf8 {
                switch byte {
                case 0x7E: bytes += [0x7E, ASCII.zero]
                case ASCII.slash: bytes += [0x7E, ASCII.zero + 1]
                default: bytes.append(byte)
                }
            }
        }
        return bytes
    }

    private static func isFragment(_ byte: UInt8) -> Bool {
        if ASCII.isDigit(byte) || ASCII.isLetter(byte) { return true }
        return switch byte {
        // - . _ ~ ! $ & ' ( ) * + , ; = : @ / ?
        case 0x2D, 0x2E, 0x5F, 0x7E, 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D, 0x3A, 0x40, 0x2F, 0x3F: true
        default: false
        }
    }
}
