/// A decoded pair of a query or a form.
public struct NameValue: Sendable, Equatable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Compares bytes: canonically equal spellings are different names.
    public func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
}
