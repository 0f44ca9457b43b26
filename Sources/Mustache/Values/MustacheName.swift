/// One segment of a name (`user` in `{{user.name}}`), packed into three words so that a comparison costs three integers.
///
/// A template name holds at most `longest` bytes of UTF-8: a library refuses longer ones, so a longer key is never found.
public struct MustacheName: Sendable, Hashable {
    public static let longest = 23

    private let first: UInt64
    private let second: UInt64
    private let third: UInt64

    public init(_ text: String) {
        var text = text
        self = text.withUTF8 { MustacheName(bytes: $0) }
    }

    init(bytes: some Sequence<UInt8>) {
        var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
        var count: UInt64 = 0
        for byte in bytes {
            let bits = UInt64(byte) &<< ((count & 7) &* 8)
            switch count {
            case 0..<8: words.0 |= bits
            case 8..<16: words.1 |= bits
            case 16..<23: words.2 |= bits
            default: break
            }
            if count < 24 { count &+= 1 }
        }
        first = words.0
        second = words.1
        third = words.2 | count << 56
    }
}

extension MustacheName: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
