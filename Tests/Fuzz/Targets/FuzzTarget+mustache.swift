import Mustache

extension FuzzTarget {
    /// A template in the form of a page, with partials and values of every kind at hand.
    static let mustache = FuzzTarget(
        "mustache",
        seeds: [
            "<p>{{text}} {{{raw}}} {{&raw}} {{object.inner.deep}}</p>", "{{#list}}{{.}},{{/list}}{{^none}}x{{/none}}",
            "{{=<% %>=}}<%text%>", "  {{> part.html}}\n", "{{< base.html}}{{$body}}b{{text}}{{/body}}{{/ base.html}}",
            "{{! comment }}{{#object}}{{#inner}}{{deep}}{{/inner}}{{/object}}", "{{#a}}{{#b}}{{/a}}{{/b}}", "{{",
            "{{}}",
            "{{> page.html}}", "{{#object}}{{> page.html}}{{/object}}", "{{=", "{{#list}}{{> part.html}}{{/list}}",
        ],
        words: [
            "{{#list}}", "{{/list}}", "{{^none}}", "{{/none}}", "{{> ", "{{< base.html}}", "{{$body}}", "{{/body}}",
            "{{=", "=}}", "{{{raw}}}", "{{&", "{{!", "{{.}}", "{{text}}", "\r\n",
        ]
    ) { (bytes) throws(FuzzFailure) in
        let sources: [(name: String, text: [UInt8])] = [
            ("page.html", bytes), ("part.html", Array("[{{text}}{{.}}]\n".utf8)),
            ("base.html", Array("<b>{{$body}}{{text}}{{/body}}</b>\n".utf8)),
        ]
        for missing in [MustacheLibrary.MissingPartials.refused, .empty] {
            do throws(MustacheError) {
                let library = try MustacheLibrary(sources: sources, missingPartials: missing)
                var first: [UInt8] = []
                try library.render("page.html", value, into: &first)
                var second: [UInt8] = []
                try library.render("page.html", value, into: &second)
                guard first == second else { throw MustacheError.changing }
            } catch {
                try hold(error != .changing, "one template, two pages")
                try hold(error.line >= 0 && error.column >= 0 && error.message.utf8.count < 4_096, "\(error)")
                try hold(error.excerpt.utf8.count < 4_096, "a long excerpt")
            }
        }
        try checkEscaping(of: bytes)
    }

    /// The bytes as a value: no sign of it may leave its place.
    private static func checkEscaping(of bytes: [UInt8]) throws(FuzzFailure) {
        let text = String(decoding: bytes, as: UTF8.self)
        var page: [UInt8] = []
        do {
            let library = try MustacheLibrary(sources: [("page.html", Array("{{text}}".utf8))])
            try library.render("page.html", ["text": .string(text)], into: &page)
        } catch {
            throw FuzzFailure(reason: "\(error)")
        }
        try hold(!page.contains { [0x3C, 0x3E, 0x22, 0x27, 0x60].contains($0) }, "“\(text)” leaves its place")
        try hold(page.count <= text.utf8.count * 6, "\(text.utf8.count) bytes became \(page.count)")
    }

    private static let value: MustacheValue = [
        "text": "<a&\"'\u{301}>", "raw": .raw(Array("<i>".utf8)), "list": [1, 2.5, "x"], "none": nil, "yes": true,
        "object": ["inner": ["deep": "d"]],
    ]
}

extension MustacheError {
    fileprivate static var changing: MustacheError {
        do {
            _ = try MustacheLibrary(sources: []).template("changing")
        } catch {
            return error
        }
        preconditionFailure("an empty library has a template")
    }
}
