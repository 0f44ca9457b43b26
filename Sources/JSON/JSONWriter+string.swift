extension JSONWriter {
    /// A string in its quotes.
    public func write(_ text: String, into output: inout [UInt8]) {
        output.append(ASCII.quote)
        let start = output.count
        output.append(contentsOf: text.utf8)
        // Most strings are clean: look at the copy, and redo it where it isn't.
        let isClean = isClean(output.span, from: start)
        if !isClean {
            output.removeLast(output.count - start)
            escape(Array(text.utf8).span, isSource: false, &output)
        }
        output.append(ASCII.quote)
    }

    private func isClean(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        for index in start..<bytes.count where needsEscape(bytes[index]) { return false }
        return true
    }

    /// True also for the lead byte of U+2028 and U+2029, which the slow way looks at closer.
    @inline(__always)
    func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == ASCII.quote || byte == ASCII.backslash || (isScriptSafe && isScriptSign(byte))
    }

    @inline(__always)
    func isScriptSign(_ byte: UInt8) -> Bool {
        byte == ASCII.less || byte == ASCII.greater || byte == ASCII.ampersand || byte == 0xE2
    }

    /// Escapes by clean runs. The text of a source string keeps the escapes it has.
    func escape(_ bytes: Span<UInt8>, isSource: Bool, _ output: inout [UInt8]) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0xE2, isScriptSafe, index + 2 < bytes.count, bytes[index + 1] == 0x80,
                bytes[index + 2] & 0xFE == 0xA8
            {
                unit(0x2000 | UInt16(bytes[index + 2] & 0x3F), &output)
                index += 3
                continue
            }
            if isScriptSafe, byte != 0xE2, isScriptSign(byte) {
                unit(UInt16(byte), &output)
            } else if isSource {
                output.append(byte)
            } else {
                escape(byte, &output)
            }
            index += 1
        }
    }

    private func escape(_ byte: UInt8, _ output: inout [UInt8]) {
        let letter: UInt8? =
            switch byte {
            case ASCII.quote, ASCII.backslash: byte
            case ASCII.backspace: 0x62
            case ASCII.formFeed: 0x66
            case ASCII.lineFeed: 0x6E
            case ASCII.carriageReturn: 0x72
            case ASCII.tab: 0x74
            default: nil
            }
        if let letter {
            output.append(ASCII.backslash)
            output.append(letter)
        } else if byte < 0x20 {
            unit(UInt16(byte), &output)
        } else {
            output.append(byte)
        }
    }

    private func unit(_ value: UInt16, _ output: inout [UInt8]) {
        output.append(ASCII.backslash)
        output.append(0x75)
        for shift in [12, 8, 4, 0] {
            output.append(ASCII.hexDigits[Int(value >> UInt16(shift)) & 15])
        }
    }
}
