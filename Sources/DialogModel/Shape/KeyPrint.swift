import JSON

/// A key of at most 16 bytes as two numbers, so that looking one up is comparing numbers.
struct KeyPrint: Sendable, Equatable {
    private let count: Int
    private let head: UInt64
    private let tail: UInt64

    static let limit = 16

    /// `nil` for longer keys.
    init?(_ bytes: some Collection<UInt8>) {
        let count = bytes.count
        guard count <= Self.limit else { return nil }
        var (head, tail) = (UInt64(0), UInt64(0))
        var place = 0
        for byte in bytes {
            if place < 8 { head = head << 8 | UInt64(byte) } else { tail = tail << 8 | UInt64(byte) }
            place += 1
        }
        (self.count, self.head, self.tail) = (count, head, tail)
    }
}
