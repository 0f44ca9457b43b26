import Mustache
import Testing

struct InheritanceTests {
    @Test(arguments: [
        RenderCase("a default", "{{$b}}default {{x}}{{/b}}!", ["x": 1], makes: "default 1!"),
        RenderCase(
            "an override", "{{<p}}{{$b}}mine{{/b}}{{/p}}", partials: ["p": "<{{$b}}its{{/b}}>"], makes: "<mine>"),
        RenderCase("no override", "{{<p}}{{/p}}", partials: ["p": "<{{$b}}its{{/b}}>"], makes: "<its>"),
        RenderCase(
            "data is no override", "{{<p}}{{/p}}", ["b": "data"], partials: ["p": "{{$b}}its{{/b}}"], makes: "its"),
        RenderCase("a partial", "{{>p}}", partials: ["p": "<{{$b}}its{{/b}}>"], makes: "<its>"),
        RenderCase(
            "one of two", "{{<p}}{{$b}}mine{{/b}}{{/p}}", partials: ["p": "{{$a}}A{{/a}} {{$b}}B{{/b}}"],
            makes: "A mine"),
        RenderCase(
            "twice", "{{<p}}{{$b}}1{{/b}}{{/p}} {{<p}}{{$b}}2{{/b}}{{/p}}", partials: ["p": "|{{$b}}{{/b}}|"],
            makes: "|1| |2|"),
        RenderCase(
            "loose text is left out", "{{<p}} no {{$b}}yes{{/b}} no {{/p}}", partials: ["p": "{{$b}}{{/b}}"],
            makes: "yes"),
        RenderCase(
            "three levels", "{{<p}}{{$a}}c{{/a}}{{/p}}",
            partials: ["p": "{{<q}}{{$a}}p{{/a}}{{/q}}", "q": "{{<r}}{{$a}}q{{/a}}{{/r}}", "r": "{{$a}}r{{/a}}"],
            makes: "c"),
        RenderCase(
            "a block within an override", "{{<p}}{{$in}}mine{{/in}}{{/p}}",
            partials: ["p": "{{<q}}{{$out}}<{{$in}}its{{/in}}>{{/out}}{{/q}}", "q": "{{$out}}{{/out}}"], makes: "<mine>"
        ),
        RenderCase(
            "a block of the same name within its override", "{{<p}}{{$a}}<{{$a}}own{{/a}}>{{/a}}{{/p}}",
            partials: ["p": "{{$a}}p{{/a}}"], makes: "<own>"),
        RenderCase(
            "through a partial", "{{<p}}{{$b}}mine{{/b}}{{/p}}", partials: ["p": "[{{>q}}]", "q": "{{$b}}its{{/b}}"],
            makes: "[mine]"),
        RenderCase(
            "the context of the place it fills", "{{<p}}{{$b}}{{x}}{{/b}}{{/p}}", ["x": 1, "in": ["x": 2]],
            partials: ["p": "{{#in}}{{$b}}{{/b}}{{/in}}"], makes: "2"),
        RenderCase(
            "recursion that an override ends", "{{<p}}{{$f}}override{{/f}}{{/p}}",
            partials: [
                "p": "{{$f}}default{{/f}} {{$b}}{{<q}}{{/q}}{{/b}}",
                "q": "{{$f}}q's{{/f}} {{<p}}{{$b}}end{{/b}}{{/p}}",
            ], makes: "override override override end"),
        RenderCase(
            "recursion over the data", "{{<n}}{{$b}}<{{x}}>{{/b}}{{/n}}", ["x": 1, "l": [["x": 2, "l": []]]],
            partials: ["n": "{{$b}}{{/b}}{{#l}}{{<n}}{{/n}}{{/l}}"], makes: "<1><2>"),
    ])
    func `A block is replaced by the outermost override`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }

    @Test(arguments: [
        RenderCase("a parent", "Hi,\n  {{<p}}{{/p}}\n", partials: ["p": "one\ntwo\n"], makes: "Hi,\n  one\n  two\n"),
        RenderCase(
            "a parent of several lines", " {{<p}}\n{{$b}}x{{/b}}\n {{/p}}\nend", partials: ["p": "1{{$b}}{{/b}}\n2\n"],
            makes: " 1x\n 2\nend"),
        RenderCase("a parent within a line", "a {{<p}}{{/p}}\nb", partials: ["p": "1\n2"], makes: "a 1\n2\nb"),
        RenderCase(
            "a block within a line", "{{<p}}{{$b}}x{{/b}}{{/p}}", partials: ["p": "stop:\n  {{$b}}its{{/b}}\n"],
            makes: "stop:\n  x\n"),
        RenderCase(
            "lines for a block within a line", "{{<p}}{{$b}}\none\ntwo{{/b}}\n{{/p}}\n",
            partials: ["p": "Hi,\n  {{$b}}{{/b}}\n"], makes: "Hi,\n  one\n  two\n"),
        RenderCase(
            "lines behind text", "{{<p}}{{$b}}\n  one\n  two{{/b}}{{/p}}",
            partials: ["p": " {{>q}}\n", "q": "<b>{{$b}}{{/b}}</b>\n"],
            makes: " <b>one\n two</b>\n"),
        RenderCase(
            "its own indentation goes", "{{<p}}{{$b}}\n    one\n      two\n{{/b}}{{/p}}\n",
            partials: ["p": "Hi,\n  {{$b}}\n  {{/b}}\n"], makes: "Hi,\n  one\n    two\n"),
        RenderCase(
            "the default's indentation comes", "{{<p}}{{$b}}\none\n\ntwo\n{{/b}}{{/p}}\n",
            partials: ["p": "Hi,\n{{$b}}\n\n  default\n{{/b}}\n"], makes: "Hi,\n  one\n\n  two\n"),
        RenderCase(
            "blocks within blocks", "{{<p}}{{$n}}\nthree\n{{/n}}{{/p}}\n",
            partials: [
                "p": "{{<q}}{{$b}}\n  one\n  {{$n}}\n    two\n  {{/n}}\n{{/b}}{{/q}}\n", "q": "{{$b}}default{{/b}}",
            ], makes: "one\n  three\n"),
        RenderCase(
            "every item of a list", "{{<p}}{{$b}}\n{{#l}}\n<{{.}}>\n{{/l}}\n{{/b}}{{/p}}", ["l": [1, 2]],
            partials: ["p": "(\n  {{$b}}{{/b}}\n)\n"], makes: "(\n  <1>\n  <2>\n\n)\n"),
        RenderCase(
            "a partial in an override", "{{<p}}{{$b}}\n  {{>c}}\n{{/b}}{{/p}}",
            partials: ["p": "(\n   {{$b}}\n   {{/b}}\n)\n", "c": "1\n2\n"], makes: "(\n   1\n   2\n)\n"),
        RenderCase("a default as it stands", "a\n  {{$b}}\n\n    x\n  y\n  {{/b}}\nb", makes: "a\n\n    x\n  y\nb"),
        RenderCase("text behind a closing tag", "{{$b}}\nx\n{{/b}} y\n", makes: "x\n y\n"),
    ])
    func `Blocks and parents take on the indentation of the place they fill`(row: RenderCase) throws {
        #expect(try row.render() == row.expected)
    }
}
