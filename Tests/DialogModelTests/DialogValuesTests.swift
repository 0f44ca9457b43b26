import CSS
import DialogModel
import JSON
import Testing

struct DialogValuesTests {
    private func control(_ json: String) throws -> Input.Control {
        let block = try dialog(#"{"title":"T","content":[\#(json)]}"#).content[0]
        guard case .input(let input) = block else { throw InvalidDialog(issues: []) }
        return input.control
    }

    @Test func `An input's shared keys have defaults`() throws {
        let dialog = try dialog(
            #"{"title":"T","content":[{"type":"toggle","name":"a b"},{"type":"email","name":"m","label":"Mail","help":"h","required":true,"disabled":true}]}"#
        )
        #expect(
            dialog.content == [
                .input(Input(name: "a b", label: "a b", control: .toggle(isOn: false))),
                .input(
                    Input(
                        name: "m", label: "Mail", help: "h", isRequired: true, isDisabled: true,
                        control: .text(Input.TextControl(kind: .email)))),
            ])
    }

    @Test(arguments: [
        (#"{"type":"number","name":"a"}"#, Input.Control.number(Input.NumberControl())),
        (
            #"{"type":"number","name":"a","min":1,"max":9,"step":2,"value":3,"placeholder":"p"}"#,
            .number(Input.NumberControl(value: 3, placeholder: "p", minimum: 1, maximum: 9, step: 2))
        ),
        (#"{"type":"slider","name":"a"}"#, .slider(Input.RangeControl(value: 50, minimum: 0, maximum: 100, step: 1))),
        (
            #"{"type":"slider","name":"a","min":0,"max":5,"step":2}"#,
            .slider(Input.RangeControl(value: 2, minimum: 0, maximum: 5, step: 2))
        ),
        (
            #"{"type":"slider","name":"a","min":0,"max":1,"step":"any"}"#,
            .slider(Input.RangeControl(value: 0.5, minimum: 0, maximum: 1, step: nil))
        ),
        (#"{"type":"rating","name":"a"}"#, .rating(Input.RatingControl())),
        (#"{"type":"checkbox","name":"a","value":true}"#, .checkboxSingle(isOn: true)),
        (#"{"type":"color","name":"a","value":"red"}"#, .color(CSSColor(red: 1, green: 0, blue: 0))),
        (#"{"type":"date","name":"a","value":"2026-11-30"}"#, .date(Input.MomentControl(value: "2026-11-30"))),
        (#"{"type":"time","name":"a","max":"12:00"}"#, .time(Input.MomentControl(maximum: "12:00"))),
        (
            #"{"type":"select","name":"a","options":[{"value":"x"}],"value":"x","placeholder":"p"}"#,
            .select(
                Input.ChoiceControl(options: [Input.Option(value: "x", label: "x")], selection: ["x"], placeholder: "p")
            )
        ),
        (
            #"{"type":"radio","name":"a","options":[{"value":"x","label":"X","help":"h","disabled":true}],"columns":3}"#,
            .radio(
                Input.ChoiceControl(
                    options: [Input.Option(value: "x", label: "X", help: "h", isDisabled: true)], columns: 3))
        ),
        (
            #"{"type":"checkbox","name":"a","options":[{"value":"x"}],"value":["x"]}"#,
            .checkbox(
                Input.ChoiceControl(
                    options: [Input.Option(value: "x", label: "x")], selection: ["x"], allowsMultiple: true))
        ),
        (
            #"{"type":"textField","name":"a","pattern":"[a-z.-]"}"#,
            .text(Input.TextControl(kind: .textField, pattern: #"[a-z\.\-]"#))
        ),
    ])
    func `A control takes its keys and its defaults`(json: String, control: Input.Control) throws {
        #expect(try self.control(json) == control)
    }

    @Test func `Blocks keep their order`() throws {
        let dialog = try dialog(
            #"{"title":"T","content":[{"type":"heading","text":"H"},{"type":"text","text":"P"},{"type":"divider"},{"type":"list","items":["a","b"]},{"type":"progress"},{"type":"progress","value":0.5},{"type":"image","src":"a.png","width":320,"height":"50%"}]}"#
        )
        #expect(
            dialog.content == [
                .heading("H"), .text("P"), .divider, .list(["a", "b"]), .progress(nil), .progress(0.5),
                .image(
                    Block.Image(source: "a.png", alt: "", width: CSSLength(320), height: CSSLength(50, .percent))),
            ])
    }

    @Test(arguments: [
        ("3", Dialog.AutoDismissal.Delay.seconds(3)), (#""300ms""#, .seconds(0.3)), (#""1.5s""#, .seconds(1.5)),
        (#""auto""#, .readingTime),
    ])
    func `A dialog closes by itself after a time`(json: String, delay: Dialog.AutoDismissal.Delay) throws {
        let dialog = try dialog(#"{"title":"T","dismiss":{"after":\#(json),"pauseOnHover":false}}"#)
        #expect(dialog.dismissal.after == Dialog.AutoDismissal(delay: delay, pauseOnHover: false))
    }

    @Test func `A toast can be made to stay`() throws {
        #expect(try dialog(#"{"title":"T","kind":"toast","dismiss":{"after":"none"}}"#).dismissal.after == nil)
    }

    @Test func `A dialog without a backdrop can't be closed by it`() throws {
        #expect(try !dialog(#"{"title":"T","modal":false,"dismiss":{"backdrop":true}}"#).dismissal.backdrop)
    }

    @Test func `A sheet rests at its detents`() throws {
        let dialog = try dialog(
            #"{"title":"T","kind":"sheet","detents":["medium","large",0.25,1,320,"50%"]}"#.replacing(",1,", with: ","))
        #expect(
            dialog.detents == [
                .medium, .large, .fraction(0.25), .height(CSSLength(320)), .height(CSSLength(50, .percent)),
            ])
    }

    @Test func `What follows keeps its order`() throws {
        let next = try dialog(#"{"title":"T","next":{"ok":"b","escape":"a"}}"#).next
        #expect(next.map { "\($0.trigger) \($0.dialog)" } == ["ok b", "escape a"])
    }

    @Test func `A host and a style have short forms`() throws {
        let dialog = try dialog(#"{"title":"T","host":"form","style":"material"}"#)
        #expect(dialog.host == Host(template: .form))
        #expect(dialog.style.base.rawValue == "material")
        let long = try DialogModelTests.dialog(
            #"{"title":"T","host":{"title":"Items","items":["a"]},"style":{"base":"fluent"}}"#)
        #expect(long.host == Host(template: .list, title: "Items", items: ["a"]))
        #expect(long.style.base.rawValue == "fluent")
    }

    @Test func `A style document has a name, a base and tokens for both appearances`() throws {
        let text =
            #"{"id":"rose","base":"ios","tokens":{"surface":{"radius":20}},"dark":{"surface":{"background":"black"}}}"#
        let style = try #require(Style.decode(JSONDocument(parsing: Array(text.utf8))).value)
        #expect(style.name == "rose")
        #expect(style.base?.rawValue == "ios")
        #expect(style.tokens.entries.map(\.token.name) == ["surface.radius"])
        #expect(style.dark.entries.map(\.token.name) == ["surface.background"])
        #expect(style.light.isEmpty)
        let wrong = Style.decode(
            try JSONDocument(parsing: Array(#"{"token":{},"tokens":{"surface":{"radius":"x"}}}"#.utf8)))
        #expect(wrong.issues.map(\.line) == ["#/token unknown-key 1:2", "#/tokens/surface/radius invalid-token 1:43"])
        #expect(wrong.value == nil)
    }
}
