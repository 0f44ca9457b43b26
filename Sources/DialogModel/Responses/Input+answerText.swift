import JSON

extension Input.TextControl {
    func value(_ content: GivenAnswer.Content, _ validates: Bool) throws(AnswerFault) -> JSONValue? {
        guard case .text(let given) = content else { throw .type("text", content) }
        let text = sanitized(given)
        let length = text.utf16.count
        guard length <= ResponseDecoder.textLimit else {
            throw AnswerFault(
                .tooLong, "Use at most \(ResponseDecoder.textLimit) characters; there are \(length).",
                expected: "at most \(ResponseDecoder.textLimit) characters")
        }
        if text.isEmpty { return nil }
        if validates { try check(text, length) }
        return .string(text)
    }

    /// As HTML cleans values: line ends are LF in areas and taken out of lines; addresses lose blanks at their ends.
    private func sanitized(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 <= 0x20 }) else { return text }
        var bytes = Array(text.utf8)
        if kind == .textArea {
            let pairs = zip(bytes.indices, bytes)
            return String(
                decoding: pairs.compactMap { index, byte -> UInt8? in
                    guard byte == 0x0D else { return byte }
                    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? nil : 0x0A
                }, as: UTF8.self)
        }
        bytes.removeAll { $0 == 0x0A || $0 == 0x0D }
        if kind == .email || kind == .url {
            let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0C }
            while let last = bytes.last, isBlank(last) { bytes.removeLast() }
            return String(decoding: bytes.drop(while: isBlank), as: UTF8.self)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func check(_ text: String, _ length: Int) throws(AnswerFault) {
        if let minLength, length < minLength {
            throw AnswerFault(
                .tooShort, "Use at least \(minLength) characters; there are \(length).",
                expected: "at least \(minLength) characters")
        }
        if let maxLength, length > maxLength {
            throw AnswerFault(
                .tooLong, "Use at most \(maxLength) characters; there are \(length).",
                expected: "at most \(maxLength) characters")
        }
        if kind == .email, !EmailSyntax.isValid(text) {
            throw AnswerFault(
                .invalidEmail, "Enter an e-mail address, such as ada@example.com.", expected: "an e-mail address")
        }
        if kind == .url, !URLSyntax.isValid(text) {
            throw AnswerFault(
                .invalidURL, "Enter an address, such as https://example.com.", expected: "an address with its scheme")
        }
        if let pattern, let rule = try? Pattern(pattern), !rule.matches(text) {
            throw AnswerFault(.patternMismatch, "Enter this in the form that is asked for.", expected: pattern)
        }
    }
}
