extension JSONReader {
    mutating func readNumber(_ bytes: Span<UInt8>) throws(JSONFault) {
        let start = at
        var end = at
        var isWhole = true
        var exponentDigits = 0
        if bytes[end] == ASCII.minus { end += 1 }
        guard end < bytes.count, ASCII.isDigit(bytes[end]) else { throw badNumber(at: end, .digit, bytes) }
        let leading = bytes[end]
        end += 1
        if leading == ASCII.zero {
            if end < bytes.count, ASCII.isDigit(bytes[end]) { throw badNumber(at: end, .noLeadingZero, bytes) }
        } else {
            while end < bytes.count, ASCII.isDigit(bytes[end]) { end += 1 }
        }
        if end < bytes.count, bytes[end] == ASCII.dot {
            isWhole = false
            end = try digits(after: end + 1, bytes)
        }
        if end < bytes.count, bytes[end] | 0x20 == 0x65 {
            isWhole = false
            end += 1
            if end < bytes.count, bytes[end] == ASCII.plus || bytes[end] == ASCII.minus { end += 1 }
            let first = end
            end = try digits(after: end, bytes)
            exponentDigits = end - first
        }
        if end < bytes.count {
            let byte = bytes[end]
            if ASCII.isWord(byte) || byte == ASCII.dot || byte == ASCII.plus || byte == ASCII.minus {
                throw badNumber(at: end, .endOfNumber, bytes)
            }
        }
        guard end - start <= limits.numberSigns else { throw JSONFault(code: .numberTooLong, offset: start) }
        // Only a three-digit exponent, or more digits than that many, can leave the range of a double.
        if !limits.allowsInfinity, exponentDigits >= 3 || end - start > 300 {
            guard JSONNumber.double(bytes, start..<end).isFinite else {
                throw JSONFault(code: .numberOutOfRange, offset: start)
            }
        }
        append(.number, from: start, to: end, flag: isWhole)
        at = end
    }

    private func digits(after start: Int, _ bytes: Span<UInt8>) throws(JSONFault) -> Int {
        var end = start
        while end < bytes.count, ASCII.isDigit(bytes[end]) { end += 1 }
        guard end > start else { throw badNumber(at: end, .digit, bytes) }
        return end
    }

    private func badNumber(at offset: Int, _ expected: JSONExpectation, _ bytes: Span<UInt8>) -> JSONFault {
        JSONFault(code: offset < bytes.count ? .invalidNumber : .unexpectedEnd, offset: offset, expected: expected)
    }
}
