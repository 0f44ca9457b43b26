/// Names one request in logs and problems.
public struct RequestID: Sendable, Hashable, CustomStringConvertible {
    private let number: UInt64

    public init(_ number: UInt64) { self.number = number }

    /// 16 hexadecimal digits.
    public var description: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
