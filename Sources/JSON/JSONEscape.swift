/// The escapes of a JSON string, resolved once the reader has checked them.
enum JSONEscape {
    /// What the letter after a backslash stands for, `u` apart.
    static func scalar(_ letter: UInt8) -> UInt32? {
        switch letter {
        case ASCII.quote, ASCII.backslash, ASCII.slash: UInt32(letter)
        case 0x62: UInt32(ASCII.backspace)
        case 0x66: UInt32(ASCII.formFeed)
        case 0x6E: UInt32(ASCII.lineFeed)
        case 0x72: UInt32(ASCII.carriageReturn)
        case 0x74: UInt32(ASCII.tab)
        default: nil
        }
    }

    /// The UTF-8 bytes that the text of a checked string stands for.
    static func resolve(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            guard byte == ASCII.backslash else {
                result.append(byte)
                index += 1
                continue
            }
            let letter = bytes[index + 1]
            guard letter == 0x75 else {
                result.append(UInt8(truncatingIfNeeded: scalar(letter) ?? 0))
                index += 2
                continue
            }
            var value = unit(bytes, index + 2)
            index += 6
            if value & 0xFC00 == 0xD800 {
                value = 0x10000 + (value & 0x3FF) << 10 + unit(bytes, index + 2) & 0x3FF
                index += 6
            }
            append(value, to: &result)
        }
        return result
    }

    private static func unit(_ bytes: Span<UInt8>, _ start: Int) -> UInt32 {
        var unit: UInt32 = 0
        for index in start..<start + 4 { unit = unit << 4 | (ASCII.hex(bytes[index]) ?? 0) }
        return unit
    }

    private static func append(_ value: UInt32, to result: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(value) else { return }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
