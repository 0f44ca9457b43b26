import Testing

@testable import DialogRender

struct MessageTests {
    static let rows: [(String, String)] = [
        ("Plain words", "<p data-part=\"message\" id=\"m\"><bdi>Plain words</bdi></p>\n"),
        ("*a* **b** `c`", "<p data-part=\"message\" id=\"m\"><bdi><em>a</em> <strong>b</strong> <code>c</code></bdi></p>\n"),
        ("one\ntwo", "<p data-part=\"message\" id=\"m\"><bdi>one\ntwo</bdi></p>\n"),
        ("one  \ntwo", "<p data-part=\"message\" id=\"m\"><bdi>one<br>\ntwo</bdi></p>\n"),
        ("one\n\ntwo", "<div data-part=\"message\" id=\"m\"><p>one</p>\n<p>two</p></div>\n"),
        ("# Top\n\n###### Deep", "<div data-part=\"message\" id=\"m\"><h3>Top</h3>\n<h6>Deep</h6></div>\n"),
        ("- a\n- b", "<div data-part=\"message\" id=\"m\"><ul>\n<li>a</li>\n<li>b</li>\n</ul></div>\n"),
        ("7. a", "<div data-part=\"message\" id=\"m\"><ol start=\"7\">\n<li>a</li>\n</ol></div>\n"),
        ("> q", "<div data-part=\"message\" id=\"m\"><blockquote>\n<p>q</p>\n</blockquote></div>\n"),
        ("---", "<div data-part=\"message\" id=\"m\"><hr></div>\n"),
        ("```swift\nlet a = 1 < 2\n```", "<div data-part=\"message\" id=\"m\"><pre><code>let a = 1 &lt; 2\n</code></pre></div>\n"),
        ("![a **view**](x.png \"t\") here", "<p data-part=\"message\" id=\"m\"><bdi>a view here</bdi></p>\n"),
        ("<b onclick=x>1</b> & 2", "<p data-part=\"message\" id=\"m\"><bdi>&lt;b onclick=x&gt;1&lt;/b&gt; &amp; 2</bdi></p>\n"),
        ("<script>\nx\n</script>", "<p data-part=\"message\" id=\"m\"><bdi>&lt;script&gt;\nx\n&lt;/script&gt;</bdi></p>\n"),
        ("", ""),
        ("   \n", ""),
    ]

    @Test(arguments: rows)
    func `CommonMark becomes a message`(markdown: String, html: String) {
        #expect(String(decoding: MessageView(markdown).html(id: "m"), as: UTF8.self) == html)
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
        let html = String(decoding: MessageView(String(repeating: ">", count: 200) + "deep").html(id: "m"), as: UTF8.self)
        #expect(html.contains("deep"))
        #expect(html.ranges(of: "<blockquote>").count == 32)
        #expect(html.ranges(of: "</blockquote>").count == 32)
    }
}
