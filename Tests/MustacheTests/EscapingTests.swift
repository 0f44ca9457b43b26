import Mustache
import Testing

struct EscapingTests {
    @Test(arguments: [
        ("&<>\"'`", "&amp;&lt;&gt;&quot;&#39;&#96;"), ("a&b", "a&amp;b"), ("&&", "&amp;&amp;"), ("", ""),
        ("äöü €", "äöü €"), ("\"\u{301}", "&quot;\u{301}"), ("<\u{200D}", "&lt;\u{200D}"),
        ("'\u{FE0F}", "&#39;\u{FE0F}"),
        ("\"\u{20E3}x", "&quot;\u{20E3}x"), ("\r\n\"", "\r\n&quot;"), ("&amp;", "&amp;amp;"),
    ])
    func `HTML escapes its six signs, whatever they are combined with`(text: String, expected: String) throws {
        for name in ["main", "a.html", "pages/a.svg", "x.txt/main", "v1.css/main.html"] {
            #expect(Array(try render("{{.}}", .string(text), name: name).utf8) == Array(expected.utf8))
        }
    }

    @Test(arguments: [
        ("#ff0080", "#ff0080"), ("12.5px, 50% a_b-c", "12.5px, 50% a_b-c"), ("\"", #"\22 "#), ("a;b}", #"a\3b b\7d "#),
        ("url(//x)", #"url\28 \2f \2f x\29 "#), ("</style>", #"\3c \2f style\3e "#), ("\\\n", #"\5c \a "#),
        ("é", #"\e9 "#),
        ("😀", #"\1f600 "#), ("'\u{301}", #"\27 \301 "#), ("!important", #"\21 important"#),
    ])
    func `CSS escapes all but what cannot leave a string or value`(text: String, expected: String) throws {
        #expect(try render("{{.}}", .string(text), name: "a/b.css") == expected)
    }

    @Test(arguments: [
        ("a\"b\\c", #"a\u0022b\u005cc"#), ("\u{0}\n\u{1F}\u{7F}", #"\u0000\u000a\u001f\u007f"#),
        ("</script>&'`${x}", #"\u003c/script\u003e\u0026\u0027\u0060\u0024{x}"#),
        ("a\u{2028}b\u{2029}\u{2027}", #"a\u2028b\u2029"# + "\u{2027}"), ("é😀", "é😀"),
        ("\"\u{301}", #"\u0022"# + "\u{301}"),
    ])
    func `JSON and scripts escape the inside of a string`(text: String, expected: String) throws {
        #expect(Array(try render("{{.}}", .string(text), name: "a.json").utf8) == Array(expected.utf8))
        #expect(Array(try render("{{.}}", .string(text), name: "a.js").utf8) == Array(expected.utf8))
    }

    @Test func `Plain text stays as it is`() throws {
        #expect(try render("{{.}}", "<&>\"'`", name: "a.txt") == "<&>\"'`")
    }

    @Test func `A partial escapes for its own place`() throws {
        let page = try render(
            "<p>{{.}}</p><style>{{> a.css}}</style>{{> a.json}}", "</p>",
            partials: ["a.css": "{{.}}", "a.json": "{{.}}"],
            name: "a.html")
        #expect(page == #"<p>&lt;/p&gt;</p><style>\3c \2f p\3e </style>\u003c/p\u003e"#)
    }
}
