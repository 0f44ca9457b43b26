extension JSONError {
    init(_ fault: JSONFault, pointer: JSONPointer, bytes: [UInt8], limits: JSONLimits) {
        let received = Self.received(fault, bytes)
        let expected = fault.expected == .nothing ? nil : fault.expected.rawValue
        self.init(
            code: fault.code, offset: fault.offset, position: JSONPosition(offset: fault.offset, in: bytes),
            pointer: pointer, message: Self.message(fault, received, bytes.count, limits), expected: expected,
            received: Self.isAboutText(fault.code) ? received : nil,
            excerpt: JSONExcerpt.text(around: fault.offset, in: bytes))
    }

    /// Whether what stands at the fault is what is wrong, rather than how much there is.
    private static func isAboutText(_ code: Code) -> Bool {
        switch code {
        case .emptyDocument, .trailingComma, .duplicateName, .nullCharacter, .nameTooLong, .tooManyNames,
            .tooManyValues, .tooDeep, .documentTooLarge:
            false
        default: true
        }
    }

    private static func received(_ fault: JSONFault, _ bytes: [UInt8]) -> String {
        guard fault.offset < bytes.count else { return "the end of the document" }
        let rest = bytes[fault.offset...]
        switch fault.code {
        case .invalidUTF8:
            return "the byte 0x\(JSONExcerpt.hex(UInt32(bytes[fault.offset]), digits: 2))"
        case .invalidLiteral:
            return word(rest.prefix { ASCII.isWord($0) })
        case .numberTooLong, .numberOutOfRange:
            return word(rest.prefix { ASCII.isWord($0) || [ASCII.minus, ASCII.plus, ASCII.dot].contains($0) })
        case .invalidEscape, .loneSurrogate:
            let isUnit = rest.dropFirst().first == 0x75
            let digits = rest.dropFirst(2).prefix(4).prefix { ASCII.isWord($0) }.count
            let lead = JSONExcerpt.scalars(rest.prefix(5), limit: 2)
            return isUnit ? word(rest.prefix(2 + digits)) : "'\(JSONExcerpt.visible(lead))'"
        default:
            return JSONExcerpt.scalars(rest.prefix(4), limit: 1).first.map(name) ?? ""
        }
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> String {
        "'\(String(decoding: bytes.prefix(24), as: UTF8.self))\(bytes.count > 24 ? "…" : "")'"
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        if scalar == "'" { return "\"'\"" }
        if scalar.value > 0x20, scalar.value < 0x7F { return "'\(scalar)'" }
        return "U+\(JSONExcerpt.hex(scalar.value, digits: 4))"
    }

    private static func message(
        _ fault: JSONFault, _ received: String, _ count: Int, _ limits: JSONLimits
    ) -> String {
        let expected = fault.expected.rawValue
        return switch fault.code {
        case .emptyDocument: "expected a value, found nothing"
        case .byteOrderMark: "expected UTF-8 without a byte order mark"
        case .invalidUTF8: "expected UTF-8, found \(received)"
        case .unexpectedEnd, .unexpectedCharacter, .trailingData: "expected \(expected), found \(received)"
        case .trailingComma: "a comma needs another value after it"
        case .comment: "expected \(expected), found a comment; JSON has none"
        case .singleQuote: "expected \(expected), found \(received); strings take double quotes"
        case .invalidLiteral: "expected a value, found \(received); the only bare words are true, false and null"
        case .invalidNumber, .invalidEscape: "expected \(expected), found \(received)"
        case .controlCharacter: "expected control characters to be escaped in a string, found \(received)"
        case .loneSurrogate: "expected \(expected), found \(received) alone"
        case .duplicateName: "this name stands twice in one object"
        case .nullCharacter: "U+0000 is not allowed"
        case .numberTooLong: "a number has at most \(limits.numberSigns) signs"
        case .numberOutOfRange: "the number \(received) is beyond the range of a double"
        case .nameTooLong: "a name has at most \(limits.nameBytes) bytes"
        case .tooManyNames: "an object has at most \(limits.names) names"
        case .tooManyValues: "a document has at most \(limits.values) values"
        case .tooDeep: "arrays and objects nest at most \(limits.depth) levels"
        case .tooManyCombiningMarks: "at most \(limits.combiningMarks) combining marks may follow each other"
        case .documentTooLarge: "a document has at most \(limits.bytes) bytes, this one has \(count)"
        }
    }
}
