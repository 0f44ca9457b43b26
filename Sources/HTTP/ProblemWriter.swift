internal import JSON

/// Collects the members of a problem that have a value, in order.
struct ProblemWriter {
    private(set) var members: [JSONMember] = []

    mutating func member(_ name: String, _ text: String?) {
        if let text { members.append(JSONMember(name, .string(text))) }
    }

    mutating func member(_ name: String, _ number: Int?) {
        if let number { members.append(JSONMember(name, .number(JSONNumber(number)))) }
    }

    mutating func member(_ name: String, _ list: [JSONValue]) {
        if !list.isEmpty { members.append(JSONMember(name, .array(list))) }
    }
}
