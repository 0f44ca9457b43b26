public import JSON

extension Dialog {
    /// JSON Schema (2020-12) of an answer to this dialog.
    ///
    /// Required values, lengths, patterns and ranges hold for the buttons that validate. Lengths are looser than the
    /// server's, which counts UTF-16 code units.
    public var responseSchema: JSONValue {
        let inputs = ResponseDecoder(self).inputs.filter { !$0.isDisabled }
        let validating = buttons.filter(\.validates).map { JSONValue.string($0.id.rawValue) }
        let outcomes = Response.Outcome.allCases.map { JSONValue.string($0.rawValue) }
        var schema: JSONValue = [
            "$schema": .string(DialogSchema.dialect), "title": .string("Answer to \(name)"), "type": "object",
            "properties": [
                "$schema": ["type": ["string", "null"]],
                "outcome": ["type": ["string", "null"], "enum": .array(outcomes + [.null])],
                "button": [
                    "type": ["string", "null"], "enum": .array(buttons.map { .string($0.id.rawValue) } + [.null]),
                ],
                "values": [
                    "type": ["object", "null"],
                    "properties": .object(inputs.map { JSONMember($0.name, $0.schema(isStrict: false)) }),
                    "additionalProperties": false,
                ],
                "elapsed": Shape<Double>.duration(0...ResponseDecoder.longestElapsed).schemaAlone.nullable,
            ],
            "additionalProperties": false,
            "anyOf": [
                ["required": ["outcome"], "properties": ["outcome": ["type": "string"]]],
                ["required": ["button"], "properties": ["button": ["type": "string"]]],
            ],
        ]
        guard !validating.isEmpty, !inputs.isEmpty else { return schema }
        let required = inputs.filter(\.isRequired).map { JSONValue.string($0.name) }
        var values: JSONValue = ["properties": .object(inputs.map { JSONMember($0.name, $0.schema(isStrict: true)) })]
        if !required.isEmpty { values["required"] = .array(required) }
        schema["if"] = ["required": ["button"], "properties": ["button": ["enum": .array(validating)]]]
        schema["then"] = ["properties": ["values": values]]
        if !required.isEmpty { schema["then"]?["required"] = ["values"] }
        return schema
    }
}

extension Shape {
    /// Its schema, where it refers to no definition.
    fileprivate var schemaAlone: JSONValue {
        var builder = SchemaBuilder()
        return schema(&builder)
    }
}
