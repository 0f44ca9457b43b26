import DialogModel

extension FuzzTarget {
    /// The first line is a field's pattern, the rest a text that it is held against.
    static let pattern = FuzzTarget(
        "pattern",
        seeds: [
            "[a-z0-9]+(-[a-z0-9]+)*\na-b-c", "(a+)+$\naaaaaaaaaaaaaaaaaaaaaaaaaaaa!", "(a|aa)*b\naaaaaaaaaaaaaaaaaaaa",
            "\\p{L}{1,3}\\s\\d\né 1", "[^\\]\\-x]?.\\b\nab", "(?:x{2}){2,3}\nxxxxxx", "^$\n", "(?=a)a\na", "(a)\\1\naa",
            "\\u0041\\x42\\u{1F600}\nAB\u{1F600}", "[[a-z]&&[^aeiou]]\nb",
        ],
        words: [
            "(?:", "{1,9}", "{0}", "[^", "\\p{L}", "\\d", "\\b", "|", ")*", ")+", ".*", "\\u{10FFFF}", "(?<!", "\\c",
        ]
    ) { (bytes) throws(FuzzFailure) in
        let (first, second) = halves(bytes)
        let text = String(decoding: second.prefix(4_096), as: UTF8.self)
        guard let pattern = try? Pattern(String(decoding: first, as: UTF8.self)) else { return }
        let matches = pattern.matches(text)
        // Escapes can make it longer than a pattern may be.
        guard pattern.source.unicodeScalars.count <= 500 else { return }
        guard let again = try? Pattern(pattern.source) else {
            throw FuzzFailure(reason: "“\(pattern.source)” is printed and not read")
        }
        try hold(again.source == pattern.source, "“\(pattern.source)” is read as “\(again.source)”")
        try hold(again.matches(text) == matches, "“\(pattern.source)” matches something else")
    }

    /// What passes as an address begins with a scheme that is allowed, or with none.
    static let address = FuzzTarget(
        "address",
        seeds: [
            "https://e.example/a?b#c", "mailto:a@b.example", "tel:+1", "/a/../b", "java\tscript:x",
            " \u{1}javascript:x",
            "//e.example", "\\\\e.example", "/\\e.example", "https:e.example", "http://u:p@e.example", "a:b", "?x:y",
            "#a",
            "data:image/png;base64,AAAA", "data:image/svg+xml,x", "javascript\u{301}:x", "https://пример.example/",
        ],
        words: [
            "https:", "http://", "mailto:", "tel:", "javascript:", "data:image/png;base64,", "//", "\\", "@", "\t",
            "&colon;",
        ]
    ) { (bytes) throws(FuzzFailure) in
        let text = String(decoding: bytes, as: UTF8.self)
        if let link = Address.link(text) {
            try holdAddress(link, schemes: ["http", "https", "mailto", "tel"])
            try hold(Address.link(link)?.utf8.elementsEqual(link.utf8) == true, "“\(link)” is read as another")
        }
        if let image = Address.image(text) {
            try holdAddress(image, schemes: ["http", "https", "data"])
            try hold(!image.lowercased().contains("svg") || !image.lowercased().hasPrefix("data:"), "“\(image)”")
        }
    }

    /// Judged as a browser would read it: blanks around and line breaks inside are dropped.
    private static func holdAddress(_ text: String, schemes: [String]) throws(FuzzFailure) {
        try hold(text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }, "“\(text)” holds a blank or a control sign")
        try hold(text.utf8.count <= 8_192, "\(text.utf8.count) bytes")
        let head = text.utf8.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 && $0 != 0x5C }
        let slashes = text.utf8.prefix(2)
        try hold(slashes.count < 2 || !slashes.allSatisfy { $0 == 0x2F || $0 == 0x5C }, "“\(text)” names a host")
        guard let colon = head.firstIndex(of: 0x3A) else { return }
        let scheme = String(decoding: head[..<colon], as: UTF8.self).lowercased()
        try hold(schemes.contains(scheme), "scheme “\(scheme)”")
    }
}
