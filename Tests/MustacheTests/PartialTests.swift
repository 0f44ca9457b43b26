import Mustache
import Testing

struct PartialTests {
    @Test(arguments: [
        RenderCase("its text", "\"{{>p}}\"", partials: ["p": "from p"], makes: "\"from p\""),
        RenderCase("the context", "{{#a}}{{> p }}{{/a}}", ["a": ["x": 1]], partials: ["p": "*{{x}}*"], makes: "*1*"),
        RenderCase("partials within", "{{>a}}", ["x": 1], partials: ["a": "({{>b}})", "b": "{{x}}!"], makes: "(1!)"),
        RenderCase(
            "recursion over the data", "{{>n}}", ["x": "X", "l": [["x": "Y", "l": []]]],
            partials: ["n": "{{x}}<{{#l}}{{>n}}{{/l}}>"], makes: "X<Y<>>"),
        RenderCase(
            "a path", "{{> partials/card.html}}", partials: ["partials/card.html": "card"], makes: "card"),
    ])
    func `A partial is rendered in place`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }

    @Test(arguments: [
        RenderCase("every line", "a\n  {{>p}}\nb", partials: ["p": ">\n>\n"], makes: "a\n  >\n  >\nb"),
        RenderCase(
            "not an empty line", "  {{>p}}\n", partials: ["p": "1\n\n2\r\n\r\n3"], makes: "  1\n\n  2\r\n\r\n  3"),
        RenderCase(
            "not a value's lines", " {{>p}}\n", ["x": "<\n-"], partials: ["p": "|\n{{{x}}}\n|\n"],
            makes: " |\n <\n-\n |\n"),
        RenderCase("not within a line", "  a {{>p}}\n", partials: ["p": ">\n>"], makes: "  a >\n>\n"),
        RenderCase("the last line", "a\n  {{>p}}", partials: ["p": ">\n>"], makes: "a\n  >\n  >"),
        RenderCase("carriage returns", "|\r\n {{>p}}\r\n|", partials: ["p": ">"], makes: "|\r\n >|"),
        RenderCase("tabs", "\t{{>p}}\n", partials: ["p": "a\nb\n"], makes: "\ta\n\tb\n"),
        RenderCase(
            "partials within add theirs", " {{>a}}\n", partials: ["a": "1\n  {{>b}}\n2\n", "b": "x\ny\n"],
            makes: " 1\n   x\n   y\n 2\n"),
        RenderCase(
            "a partial within a line keeps its own", " {{>a}}\n", partials: ["a": "1 {{>b}}\n2\n", "b": "x\ny"],
            makes: " 1 x\ny\n 2\n"),
        RenderCase(
            "a line that begins with a tag", " {{>p}}\n", ["x": 1, "l": [1, 2]],
            partials: ["p": "{{x}}\n{{#l}}-{{/l}}\n{{! no }}{{x}}\n"], makes: " 1\n --\n 1\n"),
        RenderCase(
            "lines in a section", " {{>p}}\n", ["l": [1, 2]],
            partials: ["p": "{{#l}}\n{{.}}\n{{/l}}\n<{{^x}}\n>{{/x}}"],
            makes: " 1\n 2\n <\n >"),
    ])
    func `The indentation of a partial alone on its line goes before its lines`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }

    @Test func `Recurring partials are indented at any depth`() throws {
        var value: MustacheValue = ["x": "leaf"]
        var expected = String(repeating: " ", count: 2 * 90) + "leaf\n"
        for level in (0..<90).reversed() {
            value = ["x": "\(level)", "child": value]
            expected = String(repeating: " ", count: 2 * level) + "\(level)\n" + expected
        }
        // A child that is not there must not be found further out.
        let node = "{{x}}\n{{#child}}\n  {{>node}}\n{{/child}}\n"
        var root = value
        root = try #require(bottomed(root))
        #expect(try render("{{>node}}", root, partials: ["node": node]) == expected)
    }

    /// The chain of children with an explicit end.
    private func bottomed(_ value: MustacheValue) -> MustacheValue? {
        guard case .object(var object) = value else { return nil }
        object["child"] = object["child"].flatMap(bottomed) ?? .null
        return .object(object)
    }

    @Test func `A missing partial can be nothing`() throws {
        #expect(try render("({{>p}}{{<q}}{{$b}}no{{/b}}{{/q}})", missingPartials: .empty) == "()")
    }
}
