/// What became of a document: its value where nothing is wrong with it, and every finding in the document's order.
public struct Decoded<Value: Sendable>: Sendable {
    /// `nil` as soon as one issue is an error.
    public var value: Value?
    /// At most `limit`.
    public var issues: [Issue]
    /// There were more than `limit`.
    public var isTruncated: Bool

    public static var limit: Int { 100 }

    public init(value: Value?, issues: [Issue], isTruncated: Bool = false) {
        self.value = value
        self.issues = issues
        self.isTruncated = isTruncated
    }

    public var isValid: Bool { value != nil }
}
