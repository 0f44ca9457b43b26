import Mustache
import Testing

struct InterpolationTests {
    @Test(arguments: [
        RenderCase("text alone", "Hello from {Mustache}!\n", makes: "Hello from {Mustache}!\n"),
        RenderCase("a name", "Hello, {{subject}}!", ["subject": "world"], makes: "Hello, world!"),
        RenderCase("blanks in the tag", "|{{ x }}|{{{ x }}}|{{& x }}|", ["x": "-"], makes: "|-|-|-|"),
        RenderCase("blanks around the tag", "  {{x}}\n", ["x": "-"], makes: "  -\n"),
        RenderCase("a value is no template", "{{x}}", ["x": "{{y}}", "y": "no"], makes: "{{y}}"),
        RenderCase("escaped and not", "{{x}} {{{x}}} {{&x}}", ["x": "<&>"], makes: "&lt;&amp;&gt; <&> <&>"),
        RenderCase("an integer", "{{n}} {{{n}}}", ["n": -85], makes: "-85 -85"),
        RenderCase("a decimal", "{{n}}", ["n": 1.21], makes: "1.21"),
        RenderCase("a whole decimal", "{{n}}", ["n": 3.0], makes: "3"),
        RenderCase("a flag", "{{yes}} {{no}}", ["yes": true, "no": false], makes: "true false"),
        RenderCase("null", "({{x}}{{{x}}}{{&x}})", ["x": nil], makes: "()"),
        RenderCase("a missing name", "({{x}}{{{x}}}{{x.y}})", makes: "()"),
        RenderCase("a list or object has no text", "({{list}}{{object}})", ["list": [1], "object": [:]], makes: "()"),
        RenderCase("the value itself", "{{.}}", "a & b", makes: "a &amp; b"),
        RenderCase(
            "safe bytes through both doors", "{{{x}}} {{x}}", ["x": .raw(Array("<b>".utf8))], makes: "<b> &lt;b&gt;"),
        RenderCase("the first of two equal names", "{{x}}", ["x": 1, "x": 2], makes: "1"),
        RenderCase("a comment", "1{{! {{no}}2\n<!>}}3", makes: "12\n<!>}}3"),
        RenderCase("a comment of several lines", "1\n  {{!\n no\n }}\n2\n", makes: "1\n2\n"),
        RenderCase("a comment within a line", "  1 {{! no }}\n", makes: "  1 \n"),
    ])
    func `A value is written where its name stands`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }

    @Test(arguments: [
        RenderCase("a chain", "{{a.b.c}}", ["a": ["b": ["c": "x"]]], makes: "x"),
        RenderCase("a broken chain", "({{a.b.c}})", ["a": [:]], makes: "()"),
        RenderCase("no search behind the first segment", "({{a.b.n}})", ["a": ["b": [:]], "n": "no"], makes: "()"),
        RenderCase(
            "the inner context first", "({{#a}}{{b.c}}{{/a}})", ["a": ["b": [:]], "b": ["c": "no"]], makes: "()"),
        RenderCase("the first segment outwards", "{{#a}}{{b.c}}{{/a}}", ["a": ["x": 1], "b": ["c": "x"]], makes: "x"),
        RenderCase("never one key", "({{a.b}})", .object(["a.b": "no"]), makes: "()"),
    ])
    func `A dotted name goes into objects`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }

    @Test func `Names differ in every byte up to the longest`() throws {
        let longest = String(repeating: "n", count: MustacheName.longest)
        var object = MustacheObject()
        for end in ["a", "b"] { object[MustacheName(longest.dropLast() + end)] = .string(end) }
        object[MustacheName(longest + "n")] = "too long to be found"
        let template = "{{\(longest.dropLast())b}}{{\(longest.dropLast())a}}({{\(longest.dropLast())}})({{\(longest)}})"
        #expect(try render(template, .object(object)) == "ba()()")
    }

    @Test func `An object is changed by name`() {
        var object: MustacheObject = ["a": 1, "b": 2]
        object["a"] = 3
        object["b"] = nil
        object["c"] = 4
        object["d"] = nil
        #expect("\(object["a"] ?? nil) \(object["c"] ?? nil)" == "int(3) int(4)")
        #expect(object["b"] == nil && object["d"] == nil)
    }
}
