import Mustache
import Testing

struct MissingKeyTests {
    @Test(arguments: [
        ("a\n {{b}}", "main:2:2: the context holds no such key\n {{b}}\n ^"),
        ("{{{b}}}", "main:1:1: the context holds no such key\n{{{b}}}\n^"),
        ("{{#b}}{{/b}}", "main:1:1: the context holds no such key\n{{#b}}{{/b}}\n^"),
        ("{{^b}}{{/b}}", "main:1:1: the context holds no such key\n{{^b}}{{/b}}\n^"),
        ("{{a.b}}", "main:1:1: the context holds no such key\n{{a.b}}\n^"),
        ("{{>p}}", "p:1:2: the context holds no such key\n<{{b}}>\n ^"),
        (
            "{{<q}}{{$x}}{{b}}{{/x}}{{/q}}",
            "main:1:13: the context holds no such key\n{{<q}}{{$x}}{{b}}{{/x}}{{/q}}\n            ^"
        ),
    ])
    func `A missing key is an error when keys are strict`(template: String, expected: String) {
        let text = failure(
            template, ["a": ["c": 1]], partials: ["p": "<{{b}}>", "q": "{{$x}}{{/x}}"], missingKeys: .strict)
        #expect(text == expected)
    }

    @Test func `A key that holds null is there`() throws {
        let value: MustacheValue = ["a": nil, "b": ["c": nil]]
        #expect(try render("({{a}}{{#a}}{{x}}{{/a}}{{^a}}-{{/a}}{{b.c}}{{.}})", value, missingKeys: .strict) == "(-)")
    }
}
