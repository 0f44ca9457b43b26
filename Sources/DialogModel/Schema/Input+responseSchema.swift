import JSON

extension Input {
    /// The schema of its answer; strict where the pressed button validates.
    func schema(isStrict: Bool) -> JSONValue {
        let schema = control.schema(isStrict: isStrict, isRequired: isRequired)
        let typed = isStrict && isRequired ? schema : schema.nullable
        guard !isStrict else { return typed }
        var annotated = typed.annotated(["title": .string(label)])
        if let help { annotated = annotated.annotated(["description": .string(help)]) }
        return isSecret ? annotated.annotated(["writeOnly": true]) : annotated
    }
}

extension Input.Control {
    fileprivate func schema(isStrict: Bool, isRequired: Bool) -> JSONValue {
        switch self {
        case .text(let control): return isStrict ? control.schema(isRequired: isRequired) : .type("string")
        case .number(let control):
            return isStrict
                ? .number(
                    control.minimum, control.maximum, step: control.step, base: control.minimum ?? control.value ?? 0)
                : .type("number")
        case .slider(let control):
            return isStrict
                ? .number(control.minimum, control.maximum, step: control.step, base: control.minimum) : .type("number")
        case .rating(let control): return .type("integer", ["minimum": 1, "maximum": JSONValue(control.maximum)])
        case .date: return .type("string", ["format": "date"])
        case .time: return .type("string", ["format": "time"])
        case .color: return .type("string")
        case .select(let control), .radio(let control), .checkbox(let control):
            return control.schema(isRequired: isStrict && isRequired)
        case .checkboxSingle, .toggle:
            return isStrict && isRequired ? .type("boolean", ["enum": [true]]) : .type("boolean")
        }
    }
}

extension JSONValue {
    fileprivate static func number(_ minimum: Double?, _ maximum: Double?, step: Double?, base: Double) -> JSONValue {
        var schema = JSONValue.type("number")
        schema["minimum"] = minimum.map { JSONValue($0) }
        schema["maximum"] = maximum.map { JSONValue($0) }
        // A schema counts multiples from 0 alone.
        if let step, base == 0 { schema["multipleOf"] = JSONValue(step) }
        return schema
    }
}

extension Input.TextControl {
    fileprivate func schema(isRequired: Bool) -> JSONValue {
        var schema = JSONValue.type("string")
        // Empty text is no answer; a scalar has one or two code units.
        if isRequired { schema["minLength"] = JSONValue(max(1, ((minLength ?? 1) + 1) / 2)) }
        schema["maxLength"] = JSONValue(min(maxLength ?? .max, ResponseDecoder.textLimit))
        if let pattern { schema["pattern"] = .string(isRequired ? "^(?:\(pattern))$" : "^(?:\(pattern))?$") }
        switch kind {
        case .email: schema["format"] = "email"
        case .url: schema["format"] = "uri"
        default: break
        }
        return schema
    }
}

extension Input.ChoiceControl {
    fileprivate func schema(isRequired: Bool) -> JSONValue {
        let values = options.filter { !$0.isDisabled }.map { JSONValue.string($0.value) }
        // An empty text is no choice.
        let one = JSONValue.type("string", ["enum": .array(isRequired || values.contains("") ? values : values + [""])])
        guard allowsMultiple else { return one }
        var list = JSONValue.type(
            "array", ["items": .type("string", ["enum": .array(values)]), "uniqueItems": true])
        if isRequired { list["minItems"] = 1 }
        return ["anyOf": [list, one]]
    }
}
