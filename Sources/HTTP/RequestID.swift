/// Names one request in logs and problems: what the client sent as `X-Request-Id` where that is safe, else a number.
public struct RequestID: Sendable, CustomStringConvertible {
    public let description: String

    /// 16 hexadecimal digits.
    public init(_ number: UInt64) {
        let digits = String(number, radix: 16)
        description = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// `nil` unless it is 1–64 letters, digits, hyphens, underscores or dots.
    public init?(_ text: ArraySlice<UInt8>) {
        guard (1...64).contains(text.count), text.allSatisfy(Self.isSafe) else { return nil }
        description = String(decoding: text, as: UTF8.self)
    }

    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }
}
