import DialogModel
import Mustache

/// The buttons in their row, and the hidden one that Return presses where scripts are off.
struct ButtonView {
    let templates: TemplateSet
    let focus: FocusMark

    func write(_ buttons: [Button], into output: inout [UInt8]) throws(MustacheError) {
        guard !buttons.isEmpty else { return }
        output.append(contentsOf: "<div data-part=\"buttons\">\n".utf8)
        for (index, button) in buttons.enumerated() {
            var fields: MustacheObject = [
                "id": .string(button.id.rawValue), "label": .string(button.label),
                "role": .string(button.role.rawValue), "variant": .string(button.variant.rawValue),
                "destructive": .bool(button.isDestructive), "isDefault": .bool(button.isDefault),
                "disabled": .bool(button.isDisabled), "focus": focus.value(at: .button(index)),
            ]
            switch button.action {
            case .submit(let validates):
                fields["validates"] = .bool(validates)
                try templates.button.render(.object(fields), into: &output)
            case .link(let href):
                fields["href"] = .string(href)
                try templates.link.render(.object(fields), into: &output)
            }
        }
        output.append(contentsOf: "</div>\n".utf8)
    }

    /// A form is sent by its first submit button; this one stands before the cross. Ids are slugs and need no escape.
    func hiddenDefault(_ buttons: [Button]) -> [UInt8] {
        guard let button = buttons.first(where: { $0.isDefault && !$0.isDisabled }),
            case .submit(let validates) = button.action
        else { return [] }
        let skips = validates ? "" : " formnovalidate"
        return Array("<button hidden name=\"button\" value=\"\(button.id.rawValue)\"\(skips)></button>\n".utf8)
    }
}
