import CSS
import DialogModel
import JSON
import Testing

struct DialogDefaultsTests {
    @Test func `A title is a whole dialog`() throws {
        let dialog = try dialog(#"{"title":"Hello"}"#)
        #expect(dialog.id == nil)
        #expect(dialog.name == "Hello")
        #expect(dialog.kind == .dialog)
        #expect(dialog.naming == .title("Hello"))
        #expect(dialog.icon == nil)
        #expect(dialog.content.isEmpty)
        #expect(dialog.buttons.map(\.label) == ["OK"])
        #expect(dialog.buttons.map(\.isDefault) == [true])
        #expect(dialog.buttonLayout == .auto)
        #expect(dialog.closeButton)
        #expect(dialog.placement == .center)
        #expect(
            dialog.modality
                == .modal(Dialog.Backdrop(color: CSSColor(red: 0, green: 0, blue: 0), opacity: 0.5, blur: 0)))
        #expect(dialog.dismissal == Dialog.Dismissal(backdrop: true, escape: true, drag: false, after: nil))
        #expect(dialog.style == StyleReference(base: dialog.style.base))
        #expect(dialog.style.base.rawValue == "ios")
        #expect(dialog.host == Host(template: .list))
        #expect(dialog.returnFocus)
        #expect(dialog.next.isEmpty)
    }

    @Test func `An ariaLabel names a dialog without a title`() throws {
        let dialog = try dialog(#"{"ariaLabel":"Hello"}"#)
        #expect(dialog.naming == .ariaLabel("Hello"))
        #expect(dialog.name == "Hello")
    }

    @Test(arguments: [
        ("dialog", true, ["OK"], Dialog.Placement.center, true),
        ("alert", false, ["OK"], .center, true),
        ("sheet", true, [], .bottom, true),
        ("toast", false, [], .top, false),
    ])
    func `A kind is a set of defaults`(
        kind: String, cross: Bool, buttons: [String], placement: Dialog.Placement, isModal: Bool
    ) throws {
        let dialog = try dialog(#"{"title":"T","kind":"\#(kind)"}"#)
        #expect(dialog.closeButton == cross)
        #expect(dialog.buttons.map(\.label) == buttons)
        #expect(dialog.placement == placement)
        #expect((dialog.modality != .nonModal) == isModal)
    }

    @Test(arguments: [
        ("dialog", Dialog.Dismissal(backdrop: true, escape: true, drag: false, after: nil)),
        ("alert", Dialog.Dismissal(backdrop: false, escape: true, drag: false, after: nil)),
        ("sheet", Dialog.Dismissal(backdrop: true, escape: true, drag: true, after: nil)),
        (
            "toast",
            Dialog.Dismissal(
                backdrop: false, escape: false, drag: false,
                after: Dialog.AutoDismissal(delay: .readingTime, pauseOnHover: true))
        ),
    ])
    func `A kind decides what closes it`(kind: String, dismissal: Dialog.Dismissal) throws {
        #expect(try dialog(#"{"title":"T","kind":"\#(kind)"}"#).dismissal == dismissal)
    }

    @Test(arguments: [
        ("dialog", "center", [Effect.scale(from: 0.9), .fade(from: 0)]),
        ("alert", "center", [.scale(from: 1.1), .fade(from: 0)]),
        ("sheet", "bottom", [.slide(edge: .bottom, distance: CSSLength(100, .percent))]),
        ("sheet", "leading", [.slide(edge: .leading, distance: CSSLength(100, .percent))]),
        ("toast", "top", [.slide(edge: .top, distance: CSSLength(100, .percent)), .fade(from: 0)]),
        ("toast", "bottom-trailing", [.slide(edge: .bottom, distance: CSSLength(100, .percent)), .fade(from: 0)]),
        ("toast", "center", [.fade(from: 0)]),
    ])
    func `A kind and its place decide how it comes and goes`(kind: String, place: String, effects: [Effect]) throws {
        let animation = try dialog(#"{"title":"T","kind":"\#(kind)","placement":"\#(place)"}"#).animation
        #expect(animation.enter == Transition(effects: effects, curve: .named(.spring, .current)))
        #expect(animation.exit == animation.enter)
        let fade = BackdropTransition(curve: .easing(.easeOut, duration: 0.5))
        #expect(animation.backdrop == (kind == "toast" ? nil : fade))
    }

    @Test func `Null means the default, for every key`() throws {
        let keys = [
            "id", "name", "description", "tags", "kind", "ariaLabel", "message", "icon", "content", "buttons",
            "buttonLayout", "closeButton", "placement", "modal", "backdrop", "dismiss", "detents", "animation",
            "style", "host", "returnFocus", "next", "$schema",
        ]
        let nulls = keys.map { "\"\($0)\":null" }.joined(separator: ",")
        #expect(try dialog("{\"title\":\"T\",\(nulls)}") == dialog(#"{"title":"T"}"#))
    }
}
