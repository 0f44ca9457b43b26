import Mustache
import Testing

struct SectionTests {
    @Test(arguments: [nil, false, [], "", .raw([])] as [MustacheValue])
    func `Null, false and what is empty are false`(value: MustacheValue) throws {
        #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": value]) == "no")
    }

    @Test(arguments: [true, 0, 0.0, "x", [:], [[:]], .raw([0x78])] as [MustacheValue])
    func `Every other value is true`(value: MustacheValue) throws {
        #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": value]) == "yes")
    }

    @Test(arguments: [
        RenderCase("a missing name", "({{#x}}no{{/x}}{{^x}}yes{{/x}}{{#x.y}}no{{/x.y}})", makes: "(yes)"),
        RenderCase("an object", "{{#a}}Hi {{name}}.{{/a}}", ["a": ["name": "Joe"]], makes: "Hi Joe."),
        RenderCase("a string", "{{#a}}{{.}} is {{a}}{{/a}}", ["a": "x"], makes: "x is x"),
        RenderCase("outer names", "{{#s}}{{a}}{{b}}{{/s}}{{b}}", ["a": 1, "b": 2, "s": ["b": 3]], makes: "132"),
        RenderCase("a list", "{{#l}}{{n}},{{/l}}", ["l": [["n": 1], ["n": 2]]], makes: "1,2,"),
        RenderCase("a list of strings", "{{#l}}({{.}}){{/l}}", ["l": ["a", "<"]], makes: "(a)(&lt;)"),
        RenderCase("a list of lists", "{{#l}}({{#.}}{{.}}{{/.}}){{/l}}", ["l": [[1, 2], [3]]], makes: "(12)(3)"),
        RenderCase("a list at the root", "{{#.}}{{n}}{{/.}}", [["n": 1], ["n": 2]], makes: "12"),
        RenderCase(
            "lists within lists", "{{#a}}{{#b}}{{x}}{{y}} {{/b}}{{/a}}.",
            ["a": [["x": 1, "b": [["y": 2], ["y": 3]]], ["x": 4, "b": []], ["x": 5, "b": [["y": 6]]]]],
            makes: "12 13 56 ."),
        RenderCase("a dotted name", "{{#a.b}}{{c}}{{/a.b}}", ["a": ["b": ["c": 1]]], makes: "1"),
        RenderCase("the same name within", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], makes: "123"),
        RenderCase("skipped whole", "1{{#a}}2{{#b}}3{{/b}}{{^b}}4{{/b}}5{{/a}}6", ["b": true], makes: "16"),
        RenderCase("blanks in the tags", "|{{# a }}={{/ a }}|", ["a": true], makes: "|=|"),
    ])
    func `A section shows what its name holds`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }

    @Test(arguments: [
        RenderCase("alone on their lines", "a\n  {{#x}}\nb\n  {{/x}}\t\nc", ["x": true], makes: "a\nb\nc"),
        RenderCase("carriage returns", "|\r\n{{#x}}\r\n{{/x}}\r\n|", ["x": true], makes: "|\r\n|"),
        RenderCase("the first line", "  {{#x}}\n#{{/x}}\n/", ["x": true], makes: "#\n/"),
        RenderCase("the last line", "#{{#x}}\n/\n  {{/x}}", ["x": true], makes: "#\n/\n"),
        RenderCase("within a line", " {{#x}}YES{{/x}}\n {{#x}}GOOD{{/x}}\n", ["x": true], makes: " YES\n GOOD\n"),
        RenderCase("two on a line", "a\n{{#x}}{{/x}}\nb", ["x": true], makes: "a\n\nb"),
        RenderCase("inverted", "a\n{{^x}}\nb\n{{/x}}\nc", makes: "a\nb\nc"),
        RenderCase("empty lines stay", "a\n\n{{#x}}\n\nb\n{{/x}}\n\nc", ["x": true], makes: "a\n\n\nb\n\nc"),
    ])
    func `A tag alone on its line takes the line away`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }

    @Test(arguments: [
        RenderCase("a pair", "{{=<% %>=}}(<%x%>){{x}}", ["x": 1], makes: "(1){{x}}"),
        RenderCase("single signs", "({{=[ ]=}}[x])", ["x": 1], makes: "(1)"),
        RenderCase("and back", "{{=| |=}}|x||={{ }}=|{{x}}", ["x": 1], makes: "11"),
        RenderCase("padding", "|{{= @   @ =}}|", makes: "||"),
        RenderCase("alone on its line", "a\n  {{=@ @=}}\n@x@\n", ["x": 1], makes: "a\n1\n"),
        RenderCase("sections", "{{#x}}1{{/x}}{{=| |=}}|#x|2|/x||^x|3|/x|", ["x": true], makes: "12"),
        RenderCase("the raw forms", "{{=<% %>=}}<%{x}%><%&x%>", ["x": "&"], makes: "&&"),
        RenderCase("not in partials", "{{=| |=}}|>p|", ["x": 1], partials: ["p": ".{{x}}."], makes: ".1."),
        RenderCase("not out of partials", "{{>p}}|x|", ["x": 1], partials: ["p": "{{=| |=}}|x|"], makes: "1|x|"),
    ])
    func `Delimiters change where the tag stands`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }
}
