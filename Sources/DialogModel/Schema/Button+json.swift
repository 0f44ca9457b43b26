import CSS
import JSON

extension Button {
    var json: JSONValue {
        var json: JSONValue = [
            "id": .string(id.rawValue), "label": .string(label), "role": .string(role.rawValue),
            "variant": .string(variant.rawValue), "destructive": .bool(isDestructive),
        ]
        json["background"] = background.map { .string($0.css) }
        json["foreground"] = foreground.map { .string($0.css) }
        json["default"] = .bool(isDefault)
        json["disabled"] = .bool(isDisabled)
        switch action {
        case .submit(let validates): json["validates"] = .bool(validates)
        case .link(let href): json["href"] = .string(href)
        }
        return json
    }
}
