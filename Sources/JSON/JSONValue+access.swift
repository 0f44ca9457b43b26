extension JSONValue {
    public var isNull: Bool { kind == .null }

    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    public var number: JSONNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// A number without a fractional part that fits, however it is written.
    public var int: Int? { number?.int }

    /// A number as the nearest double; nil beyond its range.
    public var double: Double? { number.map(\.double).flatMap { $0.isFinite ? $0 : nil } }

    public var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    public var object: [JSONMember]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The element of an array; nil outside it.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The member of an object. Setting appends a new one at the end and makes anything else an object; nil removes.
    public subscript(name: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
        }
        set {
            var members: [JSONMember] = []
            if case .object(let current) = self { members = current }
            self = .null
            let index = members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(JSONMember(name, value))
            case (nil, nil): break
            }
            self = .object(members)
        }
    }
}
