import DialogModel
import Testing

struct ButtonTests {
    private func buttons(_ list: String, kind: String = "dialog") throws -> [Button] {
        try dialog(#"{"title":"T","kind":"\#(kind)","buttons":[\#(list)]}"#).buttons
    }

    @Test(arguments: [
        (#"{"label":"Save"}"#, ["save"]),
        (#"{"label":"Save"},{"label":"Save"},{"label":"save!"}"#, ["save", "save-2", "save-3"]),
        (#"{"label":"A"},{"label":"B","id":"a"}"#, ["a-2", "a"]),
        (#"{"label":"Don’t save"}"#, ["dont-save"]),
        (#"{"label":"Größe ändern"}"#, ["grosse-andern"]),
        (#"{"label":"Ærø – Åse"}"#, ["aero-ase"]),
        (#"{"label":"日本"},{"label":"ok?"},{"label":"العربية"}"#, ["button", "ok", "button-2"]),
        (#"{"label":"\#(String(repeating: "ab ", count: 25))"}"#, [String(repeating: "ab-", count: 18) + "ab"]),
    ])
    func `Ids are made from labels where none is given`(list: String, ids: [String]) throws {
        #expect(try buttons(list).map(\.id.rawValue) == ids)
    }

    @Test(arguments: [
        (#"{"label":"A"},{"label":"B"}"#, 0),
        (#"{"label":"Cancel","role":"cancel"},{"label":"OK"}"#, 1),
        (#"{"label":"Cancel","role":"cancel"},{"label":"Delete","destructive":true}"#, 0),
        (#"{"label":"No","role":"deny"},{"label":"Delete","destructive":true}"#, 0),
        (#"{"label":"Delete","destructive":true},{"label":"Erase","destructive":true}"#, 0),
        (#"{"label":"A","disabled":true},{"label":"B","role":"deny"}"#, 1),
        (#"{"label":"A","disabled":true},{"label":"B","disabled":true}"#, 0),
        (#"{"label":"Site","href":"/"},{"label":"Cancel","role":"cancel"}"#, 1),
        (#"{"label":"Site","href":"/"}"#, 0),
        (#"{"label":"A"},{"label":"B","default":true}"#, 1),
        (#"{"label":"A","default":false},{"label":"B"}"#, 1),
        (#"{"label":"A","default":false},{"label":"B","default":false}"#, 0),
    ])
    func `Exactly one button is the default, the safest that gets on with it`(list: String, index: Int) throws {
        let buttons = try buttons(list)
        #expect(buttons.indices.filter { buttons[$0].isDefault } == [index])
    }

    @Test(arguments: [
        (#"{"label":"A"}"#, Button.Action.submit(validates: true)),
        (#"{"label":"A","validates":false}"#, .submit(validates: false)),
        (#"{"label":"A","role":"deny"}"#, .submit(validates: false)),
        (#"{"label":"A","role":"deny","validates":true}"#, .submit(validates: true)),
        (#"{"label":"A","role":"cancel"}"#, .submit(validates: false)),
        (#"{"label":"A","role":"cancel","validates":true}"#, .submit(validates: false)),
        (#"{"label":"A","href":"/x"}"#, .link(href: "/x")),
    ])
    func `Confirm validates unless told otherwise, cancel never does`(json: String, action: Button.Action) throws {
        #expect(try buttons(json).map(\.action) == [action])
    }

    @Test(arguments: [("confirm", Button.Variant.filled), ("deny", .tinted), ("cancel", .plain)])
    func `A role stands out as it deserves`(role: String, variant: Button.Variant) throws {
        #expect(try buttons(#"{"label":"A","role":"\#(role)"}"#).map(\.variant) == [variant])
        #expect(try buttons(#"{"label":"A","role":"\#(role)","variant":"outlined"}"#).map(\.variant) == [.outlined])
    }

    @Test func `An empty list means no buttons`() throws {
        #expect(try buttons("").isEmpty)
    }
}
