import JSON

/// The keys of an object and how a value is made of them.
struct ObjectBody<Value>: Sendable {
    let fields: [Fields.Field]
    /// The fields' names, each at its field's place.
    private let prints: [KeyPrint?]
    private let required: [Int]
    let constraints: JSONValue
    let make: @Sendable (ObjectReader) -> Value?

    init(_ declare: (inout Fields) -> @Sendable (ObjectReader) -> Value?) {
        var fields = Fields()
        make = declare(&fields)
        self.fields = fields.all
        prints = fields.all.map { KeyPrint($0.name.utf8) }
        required = fields.all.indices.filter { fields.all[$0].isRequired }
        constraints = fields.constraints
    }

    /// Reads an object node; `what` names it in messages.
    func read(_ node: JSONNode, _ reading: Reading) -> Value? {
        let base = reading.slots.count
        reading.slots.append(contentsOf: repeatElement(nil, count: fields.count))
        defer { reading.slots.removeLast(fields.count) }
        for member in node.members {
            if let index = index(of: member.name) {
                reading.slots[base + index] = member.value
            } else {
                reportUnknown(member.name, reading)
            }
        }
        for index in required where reading.slots[base + index].map(\.isNull) ?? true {
            let name = fields[index].name
            reading.report(.missingKey, at: node, "The key “\(name)” is missing.", expected: name)
        }
        return make(ObjectReader(node: node, reading: reading, base: base))
    }

    private func index(of name: JSONNode) -> Int? {
        guard let bytes = name.utf8 else { return nil }
        guard let print = KeyPrint(bytes) else { return fields.firstIndex { name.spells($0.name) } }
        return prints.firstIndex(of: print)
    }

    private func reportUnknown(_ name: JSONNode, _ reading: Reading) {
        let names = fields.map(\.name)
        let nearest = Nearest.word(to: Array((name.string ?? "").utf8), among: names)
        reading.report(
            .unknownKey, at: name, "Unknown key." + (nearest.map { " Did you mean “\($0)”?" } ?? ""),
            expected: names.joined(separator: ", "), suggestion: nearest)
    }

    func schema(_ builder: inout SchemaBuilder) -> JSONValue {
        var properties: [JSONMember] = []
        for field in fields { properties.append(JSONMember(field.name, field.schema(&builder))) }
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        var schema: JSONValue = ["type": "object", "properties": .object(properties)]
        if !required.isEmpty { schema = schema.adding(["required": .array(required)]) }
        return schema.adding(["additionalProperties": false]).adding(constraints)
    }
}
