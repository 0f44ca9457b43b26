import DialogTheme
import Testing

@testable import DialogRender

struct StandaloneTests {
    @Test func `A page that stands alone asks for nothing`() throws {
        let page = try Stages.renderer().standalone(Stages.builtIn("download-report"), theme: ThemeSheet([]))
        let text = String(decoding: page.bytes, as: UTF8.self)
        for word in ["src=", "<link", "import ", "@import", "url(", "/css/", "/js/", "action="] {
            #expect(!text.contains(word), "\(word)")
        }
        #expect(text.contains(String(decoding: page.style, as: UTF8.self)))
        #expect(text.contains("<script type=\"module\">\(String(decoding: page.script, as: UTF8.self))</script>"))
        #expect(!page.script.isEmpty)
    }

    @Test func `Modules share no name at their top, for they become one script`() throws {
        var seen: Set<String> = []
        for file in try Checkout.files("Public/js/dom", suffix: ".js") {
            let module = String(decoding: try Checkout.bytes("Public/js/dom/\(file)"), as: UTF8.self)
            for line in module.split(separator: "\n") where line.first != " " {
                let words = line.split { " (=".contains($0) }.filter { $0 != "export" && $0 != "async" }
                guard words.count > 1, ["const", "let", "function", "class"].contains(words[0]) else { continue }
                #expect(seen.insert(String(words[1])).inserted, "\(file) \(words[1])")
            }
        }
        #expect(seen.count > 20)
    }

    @Test func `Comments and blank lines are left out, strings kept`() {
        let css = "/* a */\n.a {\n  content: \"/* b */\";\n\n}\n"
        #expect(
            String(decoding: InlineAssets.withoutComments(Array(css.utf8)), as: UTF8.self)
                == ".a {\ncontent: \"/* b */\";\n}\n")
        let js =
            "// @ts-check\n/** x\n * y */\nimport { a } from './a.js';\n\nexport const b = 1;\n"
            + "  /** @type {T} */ (b)?.c();\n/** a */\nd();\n"
        #expect(
            String(decoding: InlineAssets.asPlainScript(Array(js.utf8)), as: UTF8.self)
                == "const b = 1;\n(b)?.c();\nd();\n")
    }
}
