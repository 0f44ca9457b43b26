public import JSON

/// One finding about a document or an answer: what is wrong, where, and what would be right.
public struct Issue: Sendable, Equatable {
    public enum Severity: String, Sendable, Hashable, CaseIterable { case error, warning }

    /// An RFC 6901 pointer as a URI fragment, `#/buttons/1/role`, to a value (or key) that is in the document;
    /// a missing key is reported at its object, a missing answer at `#/values/NAME`.
    public var pointer: String
    public var code: Code
    public var message: String
    public var severity: Severity
    public var expected: String?
    /// The offending value as JSON, cut at 80 Unicode scalars.
    public var received: String?
    /// The nearest valid word.
    public var suggestion: String?
    /// `nil` for answers that came as a form.
    public var position: JSONPosition?

    public init(
        pointer: String, code: Code, message: String, severity: Severity = .error, expected: String? = nil,
        received: String? = nil, suggestion: String? = nil, position: JSONPosition? = nil
    ) {
        self.pointer = pointer
        self.code = code
        self.message = message
        self.severity = severity
        self.expected = expected
        self.received = received
        self.suggestion = suggestion
        self.position = position
    }
}
