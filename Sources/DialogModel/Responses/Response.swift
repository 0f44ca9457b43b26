public import JSON

/// What one person answered.
public struct Response: Sendable {
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        case button, close, backdrop, escape, timeout, drag
    }

    public var outcome: Outcome
    /// The pressed button, where the outcome is `button`.
    public var button: Slug?
    /// In the dialog's order; never a password.
    public var values: [(name: String, value: JSONValue)]
    /// Seconds from the opening to the answer.
    public var elapsed: Double?

    public init(outcome: Outcome, button: Slug?, values: [(name: String, value: JSONValue)], elapsed: Double?) {
        self.outcome = outcome
        self.button = button
        self.values = values
        self.elapsed = elapsed
    }
}
