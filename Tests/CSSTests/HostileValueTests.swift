import CSS
import Testing

@Suite struct HostileValueTests {
    /// Whether any kind of value takes the text, and prints it anew without a sign that could leave a value.
    static func accepts(_ text: String) -> Bool {
        let printed: [String?] = [
            CSSColor(parsing: text)?.css, CSSLength(parsing: text)?.css, CSSEdges(parsing: text)?.css,
            CSSCorners(parsing: text)?.css, CSSShadows(parsing: text)?.css, CSSBorder(parsing: text)?.css,
            CSSFontFamilies(parsing: text)?.css, CSSFontWeight(parsing: text)?.css, CSSLineHeight(parsing: text)?.css,
            CSSExtent(parsing: text)?.css, CSSNumber(parsing: text)?.css,
        ]
        return printed.contains { $0 != nil }
    }

    @Test(arguments: [
        "url(https://evil.example/x)", "url(\"x\")", "UrL(x)", "\\75 rl(x)", "u/**/rl(x)", "image-set(\"x\" 1x)",
        "image(x)",
        "cross-fade(url(x),red)", "element(#a)", "src(\"x\")", "attr(data-x)", "expression(f(1))",
        "red;-moz-binding:url(x)",
        "@import \"x\";", "red}a{}", "</style><script>", "red/*", "*/", "red !important", "var(--x)",
        "env(safe-area-inset-top)",
        "calc(1px)", "re\u{0}d", "red\\", "\"Arial", "\"Ari\nal\"", "paint(x)", "--x:red", "red\u{37E}position:fixed",
        "red\u{301}",
        "\u{FEFF}red", "red\u{200B}", "r\u{4E}ed<!--", "U+26", "{}", "[a]", "red|", "a:b", "progid:x", "12px\u{B}",
    ])
    func `Nothing but a value is taken`(text: String) {
        #expect(!Self.accepts(text))
    }

    @Test func `Deep nesting and great length end at once`() {
        #expect(!Self.accepts(String(repeating: "calc(", count: 200) + "1px" + String(repeating: ")", count: 200)))
        #expect(!Self.accepts(String(repeating: "1", count: 100_000)))
        #expect(!Self.accepts(String(repeating: "a ", count: 100_000)))
        #expect(!Self.accepts(Array(repeating: "Arial", count: 17).joined(separator: ",")))
        #expect(!Self.accepts(Array(repeating: "0 0 red", count: 9).joined(separator: ",")))
    }
}
