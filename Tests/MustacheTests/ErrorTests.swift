import Mustache
import Testing

/// Every error as people read it.
struct ErrorTests {
    @Test(arguments: [
        ("a\n  {{name", "main:2:3: this tag is never closed: \"}}\" expected\n  {{name\n  ^"),
        ("{{{x}}", "main:1:1: this tag is never closed: \"}}}\" expected\n{{{x}}\n^"),
        ("{{=| |}}", "main:1:1: this tag is never closed: \"=}}\" expected\n{{=| |}}\n^"),
        ("ä€😀 {{ }}", "main:1:5: this tag names nothing\nä€😀 {{ }}\n    ^"),
        ("{{#}}{{/}}", "main:1:1: this tag names nothing\n{{#}}{{/}}\n^"),
        ("{{=|=}}", "main:1:1: two delimiters, parted by a space and without \"=\", are expected\n{{=|=}}\n^"),
        ("{{=a=b c=}}", "main:1:1: two delimiters, parted by a space and without \"=\", are expected\n{{=a=b c=}}\n^"),
        (
            "\t{{ if x }}",
            "main:1:5: \"if x\" is not a name: letters, digits, \"_\", \"-\", parted by dots\n {{ if x }}\n    ^"
        ),
        ("{{a..b}}", "main:1:3: \"a..b\" is not a name: letters, digits, \"_\", \"-\", parted by dots\n{{a..b}}\n  ^"),
        (
            "{{> a b}}",
            "main:1:5: \"a b\" is not a name: letters, digits, \"_\", \"-\", \".\", \"/\"\n{{> a b}}\n    ^"
        ),
        (
            "{{x.aaaaaaaaaaaaaaaaaaaaaaaa}}",
            "main:1:5: a name has at most 23 bytes between its dots\n{{x.aaaaaaaaaaaaaaaaaaaaaaaa}}\n    ^"
        ),
        (
            "{{a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a}}",
            "main:1:3: a name has at most 16 segments\n{{a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a}}\n  ^"
        ),
        ("{{#a}}\r\n{{^b}}\r\n{{/b}}", "main:1:1: \"a\" is never closed\n{{#a}}\n^"),
        ("{{$a}}", "main:1:1: \"a\" is never closed\n{{$a}}\n^"),
        ("x{{/a}}", "main:1:2: nothing is open that \"/a\" could close\nx{{/a}}\n ^"),
        ("{{#a}}\n{{/b}}", "main:2:1: \"/a\" expected, \"/b\" found\n{{/b}}\n^"),
        ("{{<p}}{{x}}{{/p}}", "main:1:7: only blocks may stand directly in a parent\n{{<p}}{{x}}{{/p}}\n      ^"),
        (
            "{{<p}}{{$b}}{{/b}}{{$b}}{{/b}}{{/p}}",
            "main:1:19: block \"b\" is given twice\n{{<p}}{{$b}}{{/b}}{{$b}}{{/b}}{{/p}}\n                  ^"
        ),
        ("\n\n {{> q}}", "main:3:2: there is no template \"q\"\n {{> q}}\n ^"),
        ("{{#a}}{{< q}}{{/q}}{{/a}}", "main:1:7: there is no template \"q\"\n{{#a}}{{< q}}{{/q}}{{/a}}\n      ^"),
        (
            "{{> a.txt}}",
            "main:1:1: \"a.txt\" escapes for plain text and cannot stand in HTML\n{{> a.txt}}\n^"
        ),
        (
            "{{< a.css}}{{/ a.css}}",
            "main:1:1: \"a.css\" escapes for CSS and cannot stand in HTML\n{{< a.css}}{{/ a.css}}\n^"
        ),
        ("{{>main}}", "main:1:1: without a condition this never ends: \"main\", \"main\"\n{{>main}}\n^"),
        (
            "{{>loop1}}",
            "loop2:1:2: without a condition this never ends: \"loop1\", \"loop2\", \"loop1\"\n-{{<loop1}}{{/loop1}}\n ^"
        ),
    ])
    func `A wrong template is told with its place`(template: String, expected: String) {
        let partials: KeyValuePairs = [
            "p": "{{$b}}{{/b}}", "a.txt": "", "a.css": "", "loop1": "{{#x}}{{>loop1}}{{/x}}{{>loop2}}",
            "loop2": "-{{<loop1}}{{/loop1}}",
        ]
        let used = template.contains("loop1") ? Array(partials) : Array(partials.prefix(3))
        do throws(MustacheError) {
            _ = try MustacheLibrary(
                sources: [("main", Array(template.utf8))] + used.map { ($0.key, Array($0.value.utf8)) })
            Issue.record("no error")
        } catch {
            #expect(error.description == expected)
        }
    }

    @Test func `A long line is shown around the caret`() {
        let text = String(repeating: "x", count: 200) + "{{/a}}" + String(repeating: "y", count: 200)
        let shown = "…" + String(repeating: "x", count: 49) + "{{/a}}" + String(repeating: "y", count: 45) + "…"
        let caret = String(repeating: " ", count: 50) + "^"
        #expect(failure(text) == "main:1:201: nothing is open that \"/a\" could close\n\(shown)\n\(caret)")
    }

    @Test func `Too many open tags are refused`() {
        let text = String(repeating: "{{#a}}", count: 65)
        #expect(failure(text).hasPrefix("main:1:385: more than 64 tags are open here\n"))
    }

    @Test func `Two templates of one name are refused`() {
        #expect(failure("", partials: ["a": "", "a": ""]) == "a: defined twice")
    }

    @Test func `An unknown template is an error when asked for`() throws {
        let library = try MustacheLibrary(sources: [])
        #expect(throws: MustacheError.self) { try library.template("a") }
        var output: [UInt8] = []
        do throws(MustacheError) {
            try library.render("a", nil, into: &output)
            Issue.record("no error")
        } catch {
            #expect(error.code == .unknownTemplate && error.description == "a: there is no such template")
        }
    }

    @Test func `Partials that recur without end are stopped`() {
        let text = failure("{{>a}}", ["x": true], partials: ["a": "{{#x}} {{>a}}{{/x}}"])
        #expect(text == "a:1:8: more than 100 partials within one another\n{{#x}} {{>a}}{{/x}}\n       ^")
    }

    @Test func `Partials that multiply without bound are refused`() {
        let names = (0..<24).map { "b\($0)" }
        var sources = [("page0", Array("{{$b0}}x{{/b0}}".utf8))]
        for (index, name) in names.dropLast().enumerated() {
            let text =
                "{{<page\(index)}}{{$\(name)}}{{$\(names[index + 1])}}{{/\(names[index + 1])}}"
                + "{{$\(names[index + 1])}}{{/\(names[index + 1])}}{{/\(name)}}{{/page\(index)}}"
            sources.append(("page\(index + 1)", Array(text.utf8)))
        }
        do throws(MustacheError) {
            _ = try MustacheLibrary(sources: sources)
            Issue.record("no error")
        } catch {
            #expect(error.code == .tooLarge)
        }
    }
}
