/// One of the faults that a problem lists.
public struct ProblemError: Sendable, Equatable {
    /// Where the fault is.
    public enum Place: Sendable, Equatable {
        /// A JSON pointer in the body, as a URI fragment: `#/buttons/1/role`.
        case pointer(String)
        case parameter(String)
        case header(String)
    }

    public var place: Place?
    public var code: String
    public var detail: String
    public var expected: String?
    /// What stood there, cut to 80 bytes.
    public var received: String?
    public var suggestion: String?
    /// From 1.
    public var line: Int?
    /// From 1, in Unicode scalars.
    public var column: Int?
    /// The line at fault with a caret below it.
    public var excerpt: String?

    public init(
        _ place: Place?, code: String, detail: String, expected: String? = nil, received: String? = nil,
        suggestion: String? = nil, line: Int? = nil, column: Int? = nil,
        excerpt: String? = nil
    ) {
        self.place = place
        self.code = code
        self.detail = detail
        self.expected = expected
        self.received = received.map { $0.utf8.count <= 80 ? $0 : String($0.unicodeScalars.prefix(76)) + "…" }
        self.suggestion = suggestion
        self.line = line
        self.column = column
        self.excerpt = excerpt
    }
}
