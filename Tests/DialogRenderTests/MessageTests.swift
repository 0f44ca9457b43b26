import Testing

@testable import DialogRender

struct MessageTests {
    /// `P` stands for a single paragraph, `D` for more.
    static let rows: [(String, String)] = [
        ("Plain words", "P Plain words"),
        ("*a* **b** `c`", "P <em>a</em> <strong>b</strong> <code>c</code>"),
        ("one\ntwo", "P one\ntwo"),
        ("one  \ntwo", "P one<br>\ntwo"),
        ("one\n\ntwo", "D <p>one</p>\n<p>two</p>"),
        ("# Top\n\n###### Deep", "D <h3>Top</h3>\n<h6>Deep</h6>"),
        ("- a\n- b", "D <ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        ("7. a", "D <ol start=\"7\">\n<li>a</li>\n</ol>"),
        ("> q", "D <blockquote>\n<p>q</p>\n</blockquote>"),
        ("---", "D <hr>"),
        ("```swift\nlet a = 1 < 2\n```", "D <pre><code>let a = 1 &lt; 2\n</code></pre>"),
        ("![a **view**](x.png \"t\") here", "P a view here"),
        ("<b onclick=x>1</b> & 2", "P &lt;b onclick=x&gt;1&lt;/b&gt; &amp; 2"),
        ("<script>\nx\n</script>", "P &lt;script&gt;\nx\n&lt;/script&gt;"),
        ("", ""),
        ("   \n", ""),
    ]

    @Test(arguments: rows)
    func `CommonMark becomes a message`(markdown: String, html: String) {
        let start = "data-part=\"message\" id=\"m\">"
        let wanted =
            switch html.first {
            case "P": "<p \(start)<bdi>\(html.dropFirst(2))</bdi></p>\n"
            case "D": "<div \(start)\(html.dropFirst(2))</div>\n"
            default: ""
            }
        #expect(String(decoding: MessageView(markdown).html(id: "m"), as: UTF8.self) == wanted)
    }

    static let kept: [(String, String)] = [
        ("[a](https://example.com/?b=1&c=2)", "https://example.com/?b=1&amp;c=2"),
        ("[a](http://example.com 'title')", "http://example.com"),
        ("<https://example.com>", "https://example.com"),
        ("<ann@example.com>", "mailto:ann@example.com"),
        ("[a](tel:+4912345)", "tel:+4912345"),
        ("[a](/path)", "/path"),
        ("[a](./x)", "./x"),
        ("[a](#part)", "#part"),
        ("[a](/\\\\evil.example)", "/%5Cevil.example"),
        ("[a][r]\n\n[r]: https://example.com", "https://example.com"),
    ]

    @Test(arguments: kept)
    func `A link that the rule allows is one`(markdown: String, href: String) {
        let html = String(decoding: MessageView(markdown).html(id: "m"), as: UTF8.self)
        #expect(html.contains("<a href=\"\(href)\" target=\"_blank\" rel=\"noopener noreferrer\">"))
        #expect(html.contains("</a>"))
    }

    static let refused = [
        "[a](javascript:x)", "[a](JaVaScRiPt:x)", "[a](javascript&colon;x)", "[a](&#106;avascript:x)",
        "[a](java&Tab;script:x)", "[a](java&#10;script:x)", "[a](<javascript:x>)", "[a](data:text/html,x)",
        "[a](vbscript:x)", "[a](file:///etc/passwd)", "[a](//evil.example)",
        "[a](https://good.example@evil.example/)", "<javascript:x>", "[a][r]\n\n[r]: javascript:x",
        "[a](&#x6A;avascript&#58;x)", "[a](https:evil.example)",
    ]

    @Test(arguments: refused)
    func `A link that the rule refuses leaves its text`(markdown: String) {
        let html = String(decoding: MessageView(markdown).html(id: "m"), as: UTF8.self)
        #expect(!html.contains("<a"))
        #expect(!html.contains("href"))
        #expect(!html.isEmpty)
    }

    @Test func `What is nested deeper than 32 elements keeps its text only`() {
        let html = String(
            decoding: MessageView(String(repeating: ">", count: 200) + "deep").html(id: "m"), as: UTF8.self)
        #expect(html.contains("deep"))
        #expect(html.ranges(of: "<blockquote>").count == 32)
        #expect(html.ranges(of: "</blockquote>").count == 32)
    }
}
