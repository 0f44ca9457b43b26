/// Percent-encoding (RFC 3986, section 2.1), over bytes.
public enum PercentCodec {
    /// Why text could not be decoded.
    public enum DecodingError: Error, Sendable, Equatable {
        /// `%` without two hexadecimal digits.
        case badEscape
        /// A control sign, written plainly or as `%00`–`%1F`, `%7F`.
        case control
        case notUTF8
    }

    /// What a decoder lets through besides printable text.
    public enum Controls: Sendable {
        case refused
        /// Tab, line feed and carriage return pass, as text areas send them.
        case lineBreaksAllowed
    }

    /// - Parameter plusIsSpace: as in queries and forms.
    public static func decode(
        _ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false, controls: Controls = .refused
    ) throws(DecodingError) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        var isASCII = true
        while index < bytes.endIndex {
            var byte = bytes[index]
            index += 1
            if byte == 0x25 {
                guard index + 1 < bytes.endIndex, let high = bytes[index].hexDigitValue,
                    let low = bytes[index + 1].hexDigitValue
                else { throw .badEscape }
                byte = high << 4 | low
                index += 2
            } else if byte == 0x2B, plusIsSpace {
                byte = 0x20
            }
            if byte < 0x20 || byte == 0x7F {
                let isLineBreak = byte == 0x09 || byte == 0x0A || byte == 0x0D
                guard controls == .lineBreaksAllowed, isLineBreak else { throw .control }
            }
            if byte >= 0x80 { isASCII = false }
            decoded.append(byte)
        }
        guard isASCII || String(validating: decoded, as: UTF8.self) != nil else { throw .notUTF8 }
        return decoded
    }

    /// Encodes everything but RFC 3986's unreserved signs: right for a path segment, a query name or a query value.
    public static func encode(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                encoded.unicodeScalars.append("%")
                encoded.unicodeScalars.append(Unicode.Scalar(digits[Int(byte >> 4)]))
                encoded.unicodeScalars.append(Unicode.Scalar(digits[Int(byte & 0xF)]))
            }
        }
        return encoded
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}
