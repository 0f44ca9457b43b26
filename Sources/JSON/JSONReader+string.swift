extension JSONReader {
    typealias Text = (start: Int, end: Int, escaped: Bool)

    /// Reads a string whose opening quote is at `at`.
    mutating func readString(_ bytes: Span<UInt8>) throws(JSONFault) -> Text {
        let start = at + 1
        var index = start
        var escaped = false
        var marks = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                if byte == ASCII.quote {
                    at = index + 1
                    return (start, index, escaped)
                }
                if byte == ASCII.backslash {
                    escaped = true
                    let (scalar, next) = try readEscape(bytes, at: index)
                    if scalar == 0, !limits.allowsNullCharacter {
                        throw JSONFault(code: .nullCharacter, offset: index)
                    }
                    if scalar < 0x300 { marks = 0 } else { try count(scalar, &marks, at: index) }
                    index = next
                    continue
                }
                guard byte >= 0x20 else { throw JSONFault(code: .controlCharacter, offset: index) }
                marks = 0
                index += 1
            } else {
                let length = scalarLength(index, bytes)
                guard length > 0 else { throw JSONFault(code: .invalidUTF8, offset: index) }
                // Everything below U+0300, and most of Chinese, Japanese and Korean, holds no marks.
                if byte < 0xCC || (0xE4...0xE9).contains(byte) {
                    marks = 0
                } else {
                    try count(scalar(index, length, bytes), &marks, at: index)
                }
                index += length
            }
        }
        throw JSONFault(code: .unexpectedEnd, offset: index, expected: .quote)
    }

    private func count(_ value: UInt32, _ marks: inout Int, at offset: Int) throws(JSONFault) {
        guard limits.combiningMarks != .max, Unicode.isMark(value) else {
            marks = 0
            return
        }
        marks += 1
        guard marks <= limits.combiningMarks else { throw JSONFault(code: .tooManyCombiningMarks, offset: offset) }
    }

    /// The scalar that the escape at a backslash stands for, and the offset after it.
    private func readEscape(_ bytes: Span<UInt8>, at offset: Int) throws(JSONFault) -> (scalar: UInt32, next: Int) {
        guard offset + 1 < bytes.count else {
            throw JSONFault(code: .unexpectedEnd, offset: bytes.count, expected: .escape)
        }
        guard bytes[offset + 1] == 0x75 else {
            guard let scalar = JSONEscape.scalar(bytes[offset + 1]) else {
                throw JSONFault(code: .invalidEscape, offset: offset, expected: .escape)
            }
            return (scalar, offset + 2)
        }
        let unit = try readUnit(bytes, at: offset)
        guard unit & 0xF800 == 0xD800 else { return (unit, offset + 6) }
        guard unit < 0xDC00 else { throw JSONFault(code: .loneSurrogate, offset: offset, expected: .highSurrogate) }
        let second = offset + 6
        guard second + 1 < bytes.count, bytes[second] == ASCII.backslash, bytes[second + 1] == 0x75 else {
            throw JSONFault(code: .loneSurrogate, offset: offset, expected: .lowSurrogate)
        }
        let low = try readUnit(bytes, at: second)
        guard low & 0xFC00 == 0xDC00 else {
            throw JSONFault(code: .loneSurrogate, offset: offset, expected: .lowSurrogate)
        }
        return (0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF, second + 6)
    }

    private func readUnit(_ bytes: Span<UInt8>, at offset: Int) throws(JSONFault) -> UInt32 {
        var unit: UInt32 = 0
        for index in offset + 2..<offset + 6 {
            guard index < bytes.count else {
                throw JSONFault(code: .unexpectedEnd, offset: bytes.count, expected: .hexDigits)
            }
            guard let digit = ASCII.hex(bytes[index]) else {
                throw JSONFault(code: .invalidEscape, offset: offset, expected: .hexDigits)
            }
            unit = unit << 4 | digit
        }
        return unit
    }
}
