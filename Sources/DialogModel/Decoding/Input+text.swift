import JSON

extension Input {
    static func text(_ kind: TextControl.Kind) -> Variant<Block> {
        Variant(kind.rawValue, kind.summary) { fields in
            let shared = InputFields(&fields, takesPlaceholder: true)
            let value = fields.optional("value", .text(0...5_000), "The first text.")
            let minLength = fields.optional("minLength", .integer(0...100_000), "In UTF-16 code units, as in HTML.")
            let maxLength = fields.optional("maxLength", .integer(0...100_000), "In UTF-16 code units, as in HTML.")
            let pattern = fields.optional(
                "pattern", .pattern, "What the whole text must match: a regular expression as in HTML.")
            let autocomplete = fields.optional(
                "autocomplete", .autocomplete, "What it asks for, in HTML's words, as “email” or “street-address”.")
            return { object in
                let (input, text) = (shared.read(object), object[value])
                let (shortest, longest) = (object[minLength], object[maxLength])
                let (expression, purpose) = (object[pattern], object[autocomplete])
                if let shortest, let longest, shortest > longest {
                    object.report(
                        .conflict, at: minLength, "minLength \(shortest) is above maxLength \(longest).",
                        expected: "at most \(longest)")
                    return nil
                }
                if let text, let longest, text.utf16.count > longest {
                    object.report(
                        .tooLong, at: value, "The text is longer than maxLength \(longest).",
                        expected: "at most \(longest) characters")
                    return nil
                }
                let control = TextControl(
                    kind: kind, value: text, placeholder: input.placeholder, minLength: shortest, maxLength: longest,
                    pattern: expression, autocomplete: purpose)
                return input.input(.text(control)).map { .input($0) }
            }
        }
    }
}

extension Input.TextControl.Kind {
    fileprivate var summary: String {
        switch self {
        case .textField: "One line of text."
        case .textArea: "Lines of text."
        case .email: "An e-mail address."
        case .url: "An address on the web."
        case .password: "A secret, which is never stored."
        }
    }
}

extension Shape<String> {
    /// HTML's autofill words.
    static var autocomplete: Shape {
        string(
            .unknownValue, expected: "HTML autofill words: a–z, digits and hyphens, parted by blanks",
            schema: ["pattern": "^[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*$", "maxLength": 100]
        ) { text in
            let words = text.utf8.split(separator: 0x20, omittingEmptySubsequences: false)
            let isFine =
                text.utf8.count <= 100
                && words.allSatisfy { word in
                    (0x61...0x7A).contains(word.first ?? 0)
                        && word.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
                }
            return isFine ? text : nil
        }
    }
}
