import CSS
import DialogModel
import DialogRender
import DialogTheme
import HTTP
import JSON
import Mustache

extension FuzzTarget {
    /// A stage's query on the first line, then the document; or a document alone.
    static let page = FuzzTarget(
        "page",
        seeds: documents.map { "\n" + $0 } + documents.map { "theme=dark&dir=rtl&text=200&phase=enter&at=120\n" + $0 },
        words: documentWords + [
            "<script>", "\"><", "</style>", "javascript:", "](", "&#x", "![", "> ", "* ", "```", "<!--",
        ]
    ) { (bytes) throws(FuzzFailure) in
        let (first, second) = halves(bytes)
        guard let pages = Pages.shared, let document = try? JSONDocument(parsing: second),
            let dialog = Dialog.decode(document).value, let query = try? HTTPQuery(parsing: first[...])
        else { return }
        let pairs = query.items.map { ($0.name, $0.value) }
        let options = (try? StageOptions(query: pairs)) ?? StageOptions()
        let theme = ThemeSheet([TokenLayer(dialog.style)])
        do {
            let stage = try pages.renderer.stage(dialog, theme: theme, options: options, answersTo: "/answers")
            try PageCheck(stage.bytes).run()
            try hold(stage.bytes.count < 64 << 20, "\(stage.bytes.count) bytes")
            try holdStyle(stage.style)
            try PageCheck(try pages.renderer.standalone(dialog, theme: theme, options: options).bytes).run()
        } catch let error as FuzzFailure {
            throw error
        } catch {
            throw FuzzFailure(reason: "\(error)")
        }
    }

    static let options = FuzzTarget(
        "options",
        seeds: [
            "style=ios&theme=dark&dir=rtl&text=310&motion=reduce&host=form&open=0&phase=exit&at=1.5&speed=0.1",
            "insets=1,2,3,4&keyboard=300", "insets=iphone", "text=1e2", "at=-0", "speed=NaN&speed=0.5",
            "text=99999999999999999999",
        ],
        words: StageOptions.parameters.map { "&" + $0 + "=" }
    ) { (bytes) throws(FuzzFailure) in
        guard let query = try? HTTPQuery(parsing: bytes[...]) else { return }
        let options: StageOptions
        do throws(StageOptionsError) {
            options = try StageOptions(query: query.items.map { ($0.name, $0.value) })
        } catch {
            return try hold(!error.issues.isEmpty, "refused without a reason")
        }
        try hold((50...310).contains(options.text) && (0.1...1).contains(options.speed), "a size or a speed")
        try hold((0...2_000).contains(options.keyboard), "a keyboard of \(options.keyboard)")
        try hold((0...600_000).contains(options.moment ?? 0), "a moment at \(options.moment ?? 0)")
    }

    /// The style block holds nothing that ends it or fetches.
    private static func holdStyle(_ style: [UInt8]) throws(FuzzFailure) {
        let text = String(decoding: style, as: UTF8.self).lowercased()
        for word in ["<", "url(", "@import", "expression(", "image-set(", "src("] {
            try hold(!text.utf8.contains(word.utf8), "“\(word)” in the style block")
        }
        let words = text.utf8.split { !(0x61...0x7A).contains($0) && $0 != 0x2D }
        let isFinite = words.allSatisfy { !$0.elementsEqual("nan".utf8) && !$0.elementsEqual("inf".utf8) }
        try hold(isFinite, "a number in the style block that is none")
        try hold(style.count { $0 == 0x7B } == style.count { $0 == 0x7D }, "braces in the style block")
    }
}
