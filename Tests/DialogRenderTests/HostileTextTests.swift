import DialogModel
import Testing

@testable import DialogRender

/// A canary in every field of text comes out as text or as the value of the attribute that holds it.
struct HostileTextTests {
    static let payloads = [
        "\"><script>canary()</script>", "' onclick='canary()", "</style><script>canary()</script>", "`${canary()}`",
        "</title></textarea></select><img src=x onerror=canary()>", "{{{canary}}} {{> x}}", "<!--canary-->",
        "\u{202E}canary\u{2066}", "\"\u{301}><svg onload=canary()>", "&quot;&#62;canary&lt;", "canary\\\"\\u003c",
        "]]>canary<![CDATA[",
    ]

    @Test(arguments: payloads)
    func `Hostile text stays in its place`(payload: String) throws {
        let calm = try Markup(Stages.page(dialog("calm canary")).bytes)
        let hostile = try Markup(Stages.page(dialog(payload)).bytes)
        #expect(hostile.elements == calm.elements)
        #expect(hostile.attributes == calm.attributes)
        #expect(hostile.canaries == calm.canaries)
        #expect(calm.canaries > 25)
    }

    @Test func `No page has a style attribute or a script of its own`() throws {
        let page = try Markup(Stages.page(dialog("x")).bytes)
        #expect(!page.attributes.contains { $0.hasSuffix(" style") || $0.contains(" on") })
        #expect(page.elements.filter { $0 == "script" }.count == 1)
        #expect(page.elements.filter { $0 == "style" }.count == 1)
    }

    /// Every kind of block and input, each of its texts the payload.
    private func dialog(_ text: String) throws -> Dialog {
        func input(_ index: Int, _ control: Input.Control) -> Block {
            .input(Input(name: "\(text)\(index)", label: text, help: text, isRequired: true, control: control))
        }
        let choice = Input.ChoiceControl(
            options: [Input.Option(value: text, label: text, help: text), Input.Option(value: "b", label: text)],
            selection: [text], columns: 2, placeholder: text)
        var dialog = try Stages.dialog(#"{"title":"t","ariaLabel":"a","kind":"alert","icon":"error"}"#)
        dialog.name = text
        dialog.naming = .titleAndAriaLabel(text, ariaLabel: text)
        dialog.message = "canary"
        dialog.content = [
            .text(text), .heading(text), .divider, .list([text]), .progress(0.5),
            .image(Block.Image(source: "/x.png", alt: text)),
            input(
                0,
                .text(
                    Input.TextControl(
                        kind: .textField, value: text, placeholder: text, pattern: text, autocomplete: text))),
            input(1, .text(Input.TextControl(kind: .textArea, value: text, placeholder: text))),
            input(2, .number(Input.NumberControl(value: 1, placeholder: text))),
            input(3, .date(Input.MomentControl(value: text))), input(4, .color(nil)), input(5, .select(choice)),
            input(6, .radio(choice)), input(7, .checkbox(choice)), input(8, .checkboxSingle(isOn: true)),
            input(9, .toggle(isOn: true)),
            input(10, .slider(Input.RangeControl(value: 1, minimum: 0, maximum: 2, step: 1))),
            input(11, .rating(Input.RatingControl())),
        ]
        dialog.buttons[0].label = text
        dialog.host = Host(template: .list, title: text, items: [text])
        return dialog
    }
}
