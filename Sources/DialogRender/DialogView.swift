import DialogModel
import Mustache

/// The dialog's element with all that is in it.
struct DialogView {
    let templates: TemplateSet
    let dialog: Dialog
    /// Of the element.
    let id: String
    let state: StageState
    /// Where the form is posted; `nil`: nowhere, it only closes.
    let action: String?
    /// A moment takes no focus.
    let isStill: Bool
    /// Whether the page takes the focus as it loads, and not only when the dialog opens.
    let takesFocus: Bool

    func write(into output: inout [UInt8]) throws(MustacheError) {
        let focus = FocusMark(place: isStill ? .none : InitialFocus(dialog), isTakenOnLoad: takesFocus)
        let message = dialog.message.map { MessageView($0) }
        var content: [UInt8] = []
        let fields = FieldView(templates: templates, dialogID: id, focus: focus)
        try BlockView(templates: templates, fields: fields, dialogName: dialog.name)
            .write(dialog.content, into: &content)
        var buttons: [UInt8] = []
        let buttonView = ButtonView(templates: templates, focus: focus)
        try buttonView.write(dialog.buttons, into: &buttons)
        var icon: [UInt8] = []
        if let glyph = dialog.icon, let template = templates.icon(glyph) {
            try template.render(["label": .string(glyph.label)], into: &icon)
        }
        let title = dialog.naming.title
        let messageBytes = message?.html(id: "\(id)-message") ?? []
        var values = attributes(describedBy: isDescribed(by: message) ? "\(id)-message" : nil)
        values["action"] = MustacheValue(action)
        values["method"] = action == nil ? "dialog" : "post"
        values["defaultButton"] = .raw(buttonView.hiddenDefault(dialog.buttons))
        values["handle"] = .bool(dialog.hasHandle)
        values["closeButton"] =
            dialog.closeButton ? ["focus": focus.value(at: .close), "closeLabel": "Close"] : .null
        values["header"] = .bool(title != nil || !icon.isEmpty)
        values["icon"] = .raw(icon)
        values["title"] = MustacheValue(title)
        values["titleID"] = .string("\(id)-title")
        values["body"] = .bool(!messageBytes.isEmpty || !content.isEmpty)
        values["message"] = .raw(messageBytes)
        values["content"] = .raw(content)
        values["buttons"] = .raw(buttons)
        values["timer"] = .bool(dialog.dismissal.after != nil)
        let template = dialog.kind == .toast ? templates.toast : templates.dialog
        try template.render(.object(values), into: &output)
    }

    private func attributes(describedBy: String?) -> MustacheObject {
        let dismissal = dialog.dismissal
        let ways = [("backdrop", dismissal.backdrop), ("escape", dismissal.escape), ("drag", dismissal.drag)]
        let label = dialog.naming.ariaLabel
        return [
            "id": .string(id), "kind": .string(dialog.kind.rawValue),
            "placement": .string(dialog.placement.rawValue), "modal": .bool(dialog.isModal),
            "layout": .string(dialog.buttonLayout.rawValue), "state": .string(state.rawValue),
            "dismiss": .string(ways.filter(\.1).map(\.0).joined(separator: " ")),
            "drag": .bool(dismissal.drag), "keepsFocus": .bool(!dialog.returnFocus),
            "pause": .bool(dismissal.after?.pauseOnHover ?? false), "isOpen": .bool(state != .closed),
            "isAlert": .bool(dialog.kind == .alert),
            "role": .string(dialog.icon == .error || dialog.icon == .warning ? "alert" : "status"),
            "ariaLabel": MustacheValue(label),
            "labelledBy": MustacheValue(label == nil ? "\(id)-title" : nil),
            "describedBy": MustacheValue(describedBy),
        ]
    }

    /// Read out as one string, so only what is plain; an alert's message is always what it is about.
    private func isDescribed(by message: MessageView?) -> Bool {
        guard let message else { return false }
        return dialog.kind == .alert || (message.isParagraph && dialog.content.isEmpty)
    }
}

extension Dialog {
    var isModal: Bool { if case .modal = modality { true } else { false } }

    fileprivate var hasHandle: Bool {
        kind == .sheet && dismissal.drag && (placement == .bottom || placement == .top)
    }
}

extension Dialog.Icon {
    fileprivate var label: String {
        switch self {
        case .info: "Information"
        case .success: "Success"
        case .warning: "Warning"
        case .error: "Error"
        case .question: "Question"
        }
    }
}
