extension Escaper {
    /// RFC 8259, section 7; the signs that could end a script element, an attribute or a template literal and the two line
    /// separators (U+2028, U+2029) are escaped too.
    func appendJSON<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, to output: inout [UInt8])
    where Bytes.Index == Int {
        var clean = bytes.startIndex
        var index = bytes.startIndex
        while index < bytes.endIndex {
            var length = 1
            var unit = UInt16(bytes[index])
            switch bytes[index] {
            case 0..<0x20, 0x7F: break
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"): break
            case UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "$"): break
            case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA8]): (length, unit) = (3, 0x2028)
            case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): (length, unit) = (3, 0x2029)
            default:
                index += 1
                continue
            }
            output.append(contentsOf: bytes[clean..<index])
            let digits = String(unit, radix: 16)
            output.append(contentsOf: "\\u".utf8)
            output.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
            output.append(contentsOf: digits.utf8)
            index += length
            clean = index
        }
        output.append(contentsOf: bytes[clean...])
    }
}
