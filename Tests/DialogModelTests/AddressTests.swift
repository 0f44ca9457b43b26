import DialogModel
import Foundation
import JSON
import Testing

struct AddressTests {
    @Test(arguments: [
        ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
        ("HTTPS://Example.com", "https://Example.com"),
        ("  https://example.com \n", "https://example.com"),
        ("https://exa\nmple.com", "https://example.com"),
        ("http://[::1]:8080/", "http://[::1]:8080/"),
        ("mailto:a@example.com", "mailto:a@example.com"),
        ("tel:+49123", "tel:+49123"),
        ("/x", "/x"), ("x", "x"), ("./x", "./x"), ("../x", "../x"), ("?a=1&b=2", "?a=1&b=2"), ("#a", "#a"),
        ("a/b:c", "a/b:c"),
        ("https://example.com/café", "https://example.com/café"),
        ("https://bücher.example/", "https://xn--bcher-kva.example/"),
        ("https://BÜCHER.example:81/x", "https://xn--bcher-kva.example:81/x"),
        ("https://аpple.com/", "https://xn--pple-43d.com/"),
        ("https://例え.テスト", "https://xn--r8jz45g.xn--zckzah"),
    ])
    func `A link keeps its meaning, and hosts show what they are`(text: String, address: String) {
        #expect(Address.link(text) == address)
    }

    @Test(arguments: [
        "", " ", "javascript:alert(1)", "JAVASCRIPT:x", "java\tscript:x", "\u{1}javascript:x", "\u{A0}javascript:x",
        "javascript&colon;x", "javascript&#58;x", "javascript:\u{301}x", "javascript\u{301}:x", "javascript://%0ax",
        "data:text/html,x", "vbscript:x", "blob:https://a.example/1", "file:///x", "view-source:https://a.example",
        "//evil.example", "/\\evil.example", "\\\\evil.example", "https:evil.example", "https:/evil.example",
        "https:///evil.example", "https://a@b.example", "https://", "http://[::1%25lo]/", "https://ok.example/\u{0}x",
        "https://ok.example/a b", "https://ok.example/\"x", "https://ok.example/<x", "https://ok.example/`", "mailto:",
        "https://ok.example/\u{7F}", "https://ok.example/\u{85}", "https://a\u{301}.example",
        "https://ok.example/" + String(repeating: "a", count: 2_048),
    ])
    func `A link that could do more than lead somewhere is refused`(text: String) {
        #expect(Address.link(text) == nil)
    }

    @Test(arguments: [
        ("a.png", true), ("/images/a.svg", true), ("data:image/png;base64,AAAA", true),
        ("DATA:image/PNG;base64,AA==", true), ("data:image/webp;base64,AA", true), ("data:image/jpeg;base64,AA", true),
        ("data:image/gif;base64,AA", true), ("data:image/png;base64,", false), ("data:image/svg+xml;base64,AA", false),
        ("data:image/png,AA", false), ("data:image/png;base64,A\"A", false), ("https://a.example/x.png", false),
        ("//a.example/x.png", false), ("javascript:x", false), ("blob:x", false), ("", false),
    ])
    func `A picture comes from this server or stands in its address`(text: String, isFine: Bool) {
        #expect((Address.image(text) != nil) == isFine)
    }

    @Test func `The shared list of hostile addresses is judged as it says, where it is there`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "../shared/data/injection_payloads.json")
        guard let data = try? Data(contentsOf: file) else { return }
        // The list has U+0000 in it, which the house rules refuse.
        let document = try JSONDocument(parsing: Array(data), limits: .rfc)
        let rows = Array(try #require(document.root["contexts"]?["url"]).elements)
        #expect(!rows.isEmpty)
        for row in rows {
            guard let payload = row["payload"]?.string, let kind = row["kind"]?.string else { continue }
            #expect((Address.link(payload) != nil) == (kind == "allow"), "\(row["id"]?.string ?? "")")
        }
    }
}
