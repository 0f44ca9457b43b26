/// A JSON value in memory: what is built, patched and written.
public enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    /// In order; names are unique.
    case object([JSONMember])
}

public struct JSONMember: Sendable, Equatable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

/// A number as it was written, so that nothing of it is lost.
public struct JSONNumber: Sendable, Equatable {
    public let text: String

    init(text: String) { self.text = text }
}
