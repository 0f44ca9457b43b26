extension JSONReader {
    @inline(__always)
    mutating func readLiteral<let count: Int>(
        _ word: InlineArray<count, UInt8>, _ kind: JSONKind, flag: Bool, _ bytes: Span<UInt8>
    ) throws(JSONFault) {
        let end = at + count
        guard end <= bytes.count else { throw noValue(bytes) }
        for index in word.indices where bytes[at + index] != word[index] {
            throw noValue(bytes)
        }
        if end < bytes.count, ASCII.isWord(bytes[end]) { throw noValue(bytes) }
        append(kind, from: at, to: end, flag: flag)
        at = end
    }

    /// Names what stands where a value should.
    func noValue(_ bytes: Span<UInt8>) -> JSONFault {
        let byte = bytes[at]
        if ASCII.isLetter(byte) { return JSONFault(code: .invalidLiteral, offset: at, expected: .literal) }
        if byte == ASCII.plus { return JSONFault(code: .invalidNumber, offset: at, expected: .noPlus) }
        if byte == ASCII.dot { return JSONFault(code: .invalidNumber, offset: at, expected: .digit) }
        guard let array = open.last, entries[array].kind == .array, array == entries.count - 1 else {
            return unexpected(.value, in: bytes)
        }
        return unexpected(.valueOrClose, in: bytes)
    }

    /// The fault for a byte that the grammar has no place for, or for the end of the text.
    func unexpected(_ expected: JSONExpectation, in bytes: Span<UInt8>) -> JSONFault {
        guard at < bytes.count else { return JSONFault(code: .unexpectedEnd, offset: at, expected: expected) }
        let code: JSONError.Code =
            switch bytes[at] {
            case ASCII.apostrophe: .singleQuote
            case ASCII.slash where at + 1 < bytes.count && (bytes[at + 1] == ASCII.slash || bytes[at + 1] == 0x2A),
                0x23:
                .comment
            case 0x80... where scalarLength(at, bytes) == 0: .invalidUTF8
            default: expected == .end ? .trailingData : .unexpectedCharacter
            }
        return JSONFault(code: code, offset: at, expected: expected)
    }
}
