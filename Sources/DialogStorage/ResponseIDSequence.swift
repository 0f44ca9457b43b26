/// Makes ids that rise strictly, also when the clock stands still or steps back.
struct ResponseIDSequence: Sendable {
    private var last: UInt64 = 0

    /// `salt` gives the low bits of the first id of a millisecond.
    mutating func next(at time: Timestamp, salt: UInt16) -> ResponseID {
        let stamp = UInt64(clamping: time.milliseconds) & (1 << 44 - 1)
        // Half the low range is left above the salt for more ids within the millisecond.
        let fresh = stamp << 16 | UInt64(salt & 0x7FFF)
        last = fresh > last ? fresh : last &+ 1
        return ResponseID(truncating: last)
    }
}
