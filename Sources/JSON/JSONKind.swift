/// The six types of JSON.
public enum JSONKind: UInt8, Sendable {
    case null, bool, number, string, array, object

    /// With its article, for messages: "a string".
    public var phrase: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
