extension JSONNode {
    /// A copy that stands without the document.
    public var value: JSONValue {
        switch kind {
        case .null: .null
        case .bool: .bool(entry.flag)
        case .number: .number(JSONNumber(text: String(decoding: source, as: UTF8.self)))
        case .string: .string(Self.text(entry, tape.bytes))
        case .array: .array(elements.map(\.value))
        case .object: .object(members.map { JSONMember(Self.text($0.name.entry, tape.bytes), $0.value.value) })
        }
    }
}
