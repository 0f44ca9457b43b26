/// How much a value holds, bounds for a reader's limits.
struct JSONSize {
    var values = 0
    /// At most a little over what the compact text takes.
    var bytes = 0
    /// Containers inside each other.
    var depth = 0

    init() {}

    init(_ value: JSONValue) {
        add(value, level: 0)
    }

    private mutating func add(_ value: JSONValue, level: Int) {
        values += 1
        bytes += 1
        switch value {
        case .null, .bool: bytes += 5
        case .number(let number): bytes += number.text.utf8.count
        case .string(let text): bytes += text.utf8.count + 2
        case .array(let elements):
            bytes += 2
            depth = max(depth, level + 1)
            for element in elements { add(element, level: level + 1) }
        case .object(let members):
            bytes += 2
            depth = max(depth, level + 1)
            for member in members {
                bytes += member.name.utf8.count + 3
                add(member.value, level: level + 1)
            }
        }
    }
}
