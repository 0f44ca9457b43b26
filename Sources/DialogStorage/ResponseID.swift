/// The id of a response: 12 signs of base 32 (Crockford's alphabet in lower case) that sort by time.
///
/// 44 bits of milliseconds, 16 bits that are random at first and count on within a millisecond.
public struct ResponseID: Sendable, Hashable, Comparable, CustomStringConvertible {
    static let bits: UInt64 = 60

    public let rawValue: UInt64

    /// `nil` beyond 60 bits.
    public init?(rawValue: UInt64) {
        guard rawValue >> Self.bits == 0 else { return nil }
        self.rawValue = rawValue
    }

    init(truncating value: UInt64) { rawValue = value & (1 << Self.bits - 1) }

    /// `nil` unless the text is an id to the letter.
    public init?(_ text: some StringProtocol) {
        var value: UInt64 = 0
        var count = 0
        for byte in text.utf8 {
            guard count < 12, let digit = Self.alphabet.firstIndex(of: byte) else { return nil }
            value = value << 5 | UInt64(digit)
            count += 1
        }
        guard count == 12 else { return nil }
        rawValue = value
    }

    public var description: String {
        var bytes: [UInt8] = []
        for shift in stride(from: UInt64(55), through: 0, by: -5) {
            bytes.append(Self.alphabet[Int(rawValue >> shift & 31)])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    public static func < (left: ResponseID, right: ResponseID) -> Bool { left.rawValue < right.rawValue }

    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}
