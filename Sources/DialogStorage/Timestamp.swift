/// A point in time, to the millisecond.
public struct Timestamp: Sendable, Hashable, Comparable {
    /// Since 1970-01-01T00:00:00Z, leap seconds left out.
    public let milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }
}
