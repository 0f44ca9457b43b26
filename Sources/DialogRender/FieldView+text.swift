import CSS
import DialogModel
import Mustache

/// What `dialog/fields/text.html` shows of each kind of one-line control.
extension FieldView {
    func add(_ control: Input.TextControl, to fields: inout MustacheObject) {
        add(type: control.kind.rawValue, html: control.kind == .textField ? "text" : control.kind.rawValue, to: &fields)
        fields["value"] = MustacheValue(control.value)
        fields["placeholder"] = MustacheValue(control.placeholder)
        fields["minLength"] = control.minLength.map(MustacheValue.int) ?? .null
        fields["maxLength"] = control.maxLength.map(MustacheValue.int) ?? .null
        fields["pattern"] = MustacheValue(control.pattern)
        fields["autocomplete"] = MustacheValue(control.autocomplete ?? Self.autocomplete(for: control.kind))
        fields["autoDirection"] = .bool(control.kind == .textField)
    }

    func add(_ control: Input.NumberControl, to fields: inout MustacheObject) {
        add(type: "number", html: "number", to: &fields)
        fields["value"] = MustacheValue(control.value?.plain)
        fields["placeholder"] = MustacheValue(control.placeholder)
        fields["minimum"] = MustacheValue(control.minimum?.plain)
        fields["maximum"] = MustacheValue(control.maximum?.plain)
        fields["step"] = .string(control.step?.plain ?? "any")
    }

    func add(_ control: Input.MomentControl, type: String, to fields: inout MustacheObject) {
        add(type: type, html: type, to: &fields)
        fields["value"] = MustacheValue(control.value)
        fields["minimum"] = MustacheValue(control.minimum)
        fields["maximum"] = MustacheValue(control.maximum)
    }

    func add(_ color: CSSColor?, to fields: inout MustacheObject) {
        add(type: "color", html: "color", to: &fields)
        fields["value"] = MustacheValue(color?.hexadecimal)
    }

    func add(_ control: Input.RangeControl, to fields: inout MustacheObject) {
        fields["value"] = .string(control.value.plain)
        fields["minimum"] = .string(control.minimum.plain)
        fields["maximum"] = .string(control.maximum.plain)
        fields["step"] = .string(control.step?.plain ?? "any")
    }

    /// Every key of the template, so that none is missing.
    private func add(type: String, html: String, to fields: inout MustacheObject) {
        fields["type"] = .string(type)
        fields["htmlType"] = .string(html)
        let others: [MustacheName] = [
            "value", "placeholder", "minLength", "maxLength", "pattern", "minimum", "maximum", "step", "autocomplete",
        ]
        for name in others { fields[name] = .null }
        fields["autoDirection"] = false
    }

    /// What lets password managers and address books help.
    private static func autocomplete(for kind: Input.TextControl.Kind) -> String? {
        switch kind {
        case .email: "email"
        case .url: "url"
        case .password: "current-password"
        case .textField, .textArea: nil
        }
    }
}

extension CSSColor {
    /// `#rrggbb`, all that `input type=color` takes.
    fileprivate var hexadecimal: String {
        var text = "#"
        for component in [red, green, blue] {
            let byte = Int((min(max(component, 0), 1) * 255).rounded())
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return text
    }
}
