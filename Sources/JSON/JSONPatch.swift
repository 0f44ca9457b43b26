/// A list of changes to a JSON value (RFC 6902), made all together or not at all.
public struct JSONPatch: Sendable {
    /// Most operations in one patch.
    public static let operationLimit = 1_000

    public var operations: [Operation]

    public init(_ operations: [Operation]) {
        self.operations = operations
    }

    public struct Operation: Sendable {
        public var action: Action
        public var path: JSONPointer

        public init(_ action: Action, at path: JSONPointer) {
            self.action = action
            self.path = path
        }
    }

    public enum Action: Sendable {
        case add(JSONValue)
        case remove
        case replace(JSONValue)
        case move(from: JSONPointer)
        case copy(from: JSONPointer)
        case test(JSONValue)
    }
}
