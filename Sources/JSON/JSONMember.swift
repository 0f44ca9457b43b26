/// A name and its value in an object.
public struct JSONMember: Sendable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

extension JSONMember: Equatable {
    /// Names are compared byte for byte.
    public static func == (left: JSONMember, right: JSONMember) -> Bool {
        left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
    }
}
