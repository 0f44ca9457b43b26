/// What the `{names}` of a route's pattern stood for.
public struct PathParameters: Sendable, Equatable {
    private var items: [(name: String, value: String)] = []

    public init() {}

    /// The value captured for a name of the pattern; empty where the pattern has no such name.
    public subscript(name: String) -> String {
        for item in items where item.name == name { return item.value }
        assertionFailure("the route's pattern has no {\(name)}")
        return ""
    }

    mutating func append(_ name: String, _ value: String) { items.append((name, value)) }

    public static func == (left: Self, right: Self) -> Bool {
        left.items.elementsEqual(right.items) { $0.name == $1.name && $0.value.utf8.elementsEqual($1.value.utf8) }
    }
}
