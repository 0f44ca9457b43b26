/// A JSON value in memory: what is built, patched and written.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    /// In order; names are unique.
    case object([JSONMember])

    public init(_ value: Bool) { self = .bool(value) }
    public init(_ value: String) { self = .string(value) }
    public init(_ value: some FixedWidthInteger) { self = .number(JSONNumber(value)) }

    /// An infinity or NaN becomes null, as in ECMAScript.
    public init(_ value: Double) { self = JSONNumber(value).map(JSONValue.number) ?? .null }

    public var kind: JSONKind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

extension JSONValue: Equatable {
    /// The same text: order, spelling of numbers and bytes of strings count.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}
