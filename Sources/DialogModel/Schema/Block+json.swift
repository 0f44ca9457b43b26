import CSS
import JSON

extension Block {
    var json: JSONValue {
        switch self {
        case .text(let text): return ["type": "text", "text": .string(text)]
        case .heading(let text): return ["type": "heading", "text": .string(text)]
        case .divider: return ["type": "divider"]
        case .image(let image):
            var json: JSONValue = ["type": "image", "src": .string(image.source), "alt": .string(image.alt)]
            json["width"] = image.width.map { .string($0.css) }
            json["height"] = image.height.map { .string($0.css) }
            return json
        case .list(let items): return ["type": "list", "items": .array(items.map { .string($0) })]
        case .progress(let value):
            var json: JSONValue = ["type": "progress"]
            json["value"] = value.map { JSONValue($0) }
            return json
        case .input(let input): return input.json
        }
    }
}

extension Input {
    fileprivate var json: JSONValue {
        var json: JSONValue = ["type": .string(type), "name": .string(name), "label": .string(label)]
        json["help"] = help.map { .string($0) }
        json["required"] = .bool(isRequired)
        json["disabled"] = .bool(isDisabled)
        return json.adding(control.json)
    }

    private var type: String {
        switch control {
        case .text(let control): control.kind.rawValue
        case .number: "number"
        case .date: "date"
        case .time: "time"
        case .color: "color"
        case .select: "select"
        case .radio: "radio"
        case .checkbox, .checkboxSingle: "checkbox"
        case .toggle: "toggle"
        case .slider: "slider"
        case .rating: "rating"
        }
    }
}

extension Input.Control {
    /// The keys of its own.
    fileprivate var json: JSONValue {
        var json: JSONValue = [:]
        switch self {
        case .text(let control): return control.json
        case .number(let control):
            json["value"] = control.value.map { JSONValue($0) }
            json["placeholder"] = control.placeholder.map { .string($0) }
            json["min"] = control.minimum.map { JSONValue($0) }
            json["max"] = control.maximum.map { JSONValue($0) }
            json["step"] = control.step.map { JSONValue($0) } ?? "any"
        case .date(let control), .time(let control):
            json["value"] = control.value.map { .string($0) }
            json["min"] = control.minimum.map { .string($0) }
            json["max"] = control.maximum.map { .string($0) }
        case .color(let color): json["value"] = color.map { .string($0.css) }
        case .select(let control):
            json = control.json
            json["multiple"] = .bool(control.allowsMultiple)
            json["placeholder"] = control.placeholder.map { .string($0) }
        case .radio(let control):
            json = control.json
            json["columns"] = JSONValue(control.columns)
        case .checkbox(let control):
            json = control.json
            json["multiple"] = .bool(control.allowsMultiple)
            json["columns"] = JSONValue(control.columns)
        case .checkboxSingle(let isOn), .toggle(let isOn): json["value"] = .bool(isOn)
        case .slider(let control):
            json["value"] = JSONValue(control.value)
            json["min"] = JSONValue(control.minimum)
            json["max"] = JSONValue(control.maximum)
            json["step"] = control.step.map { JSONValue($0) } ?? "any"
        case .rating(let control):
            json["value"] = control.value.map { JSONValue($0) }
            json["max"] = JSONValue(control.maximum)
        }
        return json
    }
}

extension Input.TextControl {
    fileprivate var json: JSONValue {
        var json: JSONValue = [:]
        json["value"] = value.map { .string($0) }
        json["placeholder"] = placeholder.map { .string($0) }
        json["minLength"] = minLength.map { JSONValue($0) }
        json["maxLength"] = maxLength.map { JSONValue($0) }
        json["pattern"] = pattern.map { .string($0) }
        json["autocomplete"] = autocomplete.map { .string($0) }
        return json
    }
}

extension Input.ChoiceControl {
    fileprivate var json: JSONValue {
        var json: JSONValue = ["options": .array(options.map(\.json))]
        if let first = selection.first {
            json["value"] = allowsMultiple ? .array(selection.map { .string($0) }) : .string(first)
        }
        return json
    }
}

extension Input.Option {
    fileprivate var json: JSONValue {
        var json: JSONValue = ["value": .string(value), "label": .string(label)]
        json["help"] = help.map { .string($0) }
        json["disabled"] = .bool(isDisabled)
        return json
    }
}
