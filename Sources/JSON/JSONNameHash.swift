/// A keyed hash of UTF-8 bytes: eight at a time, folded 128-bit products.
///
/// `String` hashes by canonical equivalence, which takes quadratic time over runs of combining marks.
enum JSONNameHash {
    private static let key = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1)

    static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
        let (seed, factor) = key
        var state = seed ^ UInt64(truncatingIfNeeded: range.count)
        var word: UInt64 = 0
        var filled = 0
        for index in range {
            word = word << 8 | UInt64(bytes[index])
            filled += 1
            if filled == 8 {
                state = fold(state ^ word, factor)
                word = 0
                filled = 0
            }
        }
        state = fold(state ^ word, factor ^ seed)
        return UInt32(truncatingIfNeeded: state ^ state >> 32)
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
