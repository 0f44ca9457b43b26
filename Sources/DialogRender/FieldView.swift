import CSS
import DialogModel
import Mustache

/// One input with its label, hint and error, tied together by ids.
struct FieldView {
    let templates: TemplateSet
    /// Of the dialog's element: the start of all ids.
    let dialogID: String
    let focus: FocusMark

    func write(_ input: Input, at index: Int, into output: inout [UInt8]) throws(MustacheError) {
        let id = "\(dialogID)-f\(index)"
        var fields: MustacheObject = [
            "id": .string(id), "name": .string(input.name), "label": .string(input.label),
            "help": MustacheValue(input.help), "error": "", "required": .bool(input.isRequired),
            "disabled": .bool(input.isDisabled), "focus": focus.value(at: .field(index)),
            "describedBy": .string(input.help == nil ? "\(id)-error" : "\(id)-help \(id)-error"),
        ]
        let template = template(for: input.control, adding: &fields)
        switch input.control {
        case .select(let choice): add(choice, to: &fields, isRequired: input.isRequired)
        case .radio(let choice), .checkbox(let choice): add(choice, in: input, id, index, to: &fields)
        case .rating(let rating): add(rating, in: input, id, index, to: &fields)
        default: break
        }
        try template.render(.object(fields), into: &output)
    }

    private func template(for control: Input.Control, adding fields: inout MustacheObject) -> MustacheTemplate {
        let set = templates.fields
        switch control {
        case .text(let text):
            add(text, to: &fields)
            return text.kind == .textArea ? set.textArea : set.text
        case .number(let number):
            add(number, to: &fields)
            return set.text
        case .date(let moment):
            add(moment, type: "date", to: &fields)
            return set.text
        case .time(let moment):
            add(moment, type: "time", to: &fields)
            return set.text
        case .color(let color):
            add(color, to: &fields)
            return set.text
        case .select: return set.select
        case .radio, .checkbox: return set.choices
        case .checkboxSingle(let isOn), .toggle(let isOn):
            let isSwitch = if case .toggle = control { true } else { false }
            fields["type"] = .string(isSwitch ? "toggle" : "checkbox")
            fields["switch"] = .bool(isSwitch)
            fields["on"] = .bool(isOn)
            return set.toggle
        case .slider(let range):
            add(range, to: &fields)
            return set.slider
        case .rating: return set.rating
        }
    }
}
