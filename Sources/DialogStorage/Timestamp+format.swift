extension Timestamp {
    /// In UTC with milliseconds, `2026-11-30T21:15:07.042Z` (RFC 3339). Years beyond 9999 are held there.
    public var rfc3339: String {
        let limited = min(max(milliseconds, 0), 253_402_300_799_999)
        let (days, rest) = (limited / 86_400_000, limited % 86_400_000)
        let (year, month, day) = Self.date(daysSinceEpoch: days)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(24)
        Self.append(year, digits: 4, to: &bytes)
        bytes.append(0x2D)
        Self.append(month, digits: 2, to: &bytes)
        bytes.append(0x2D)
        Self.append(day, digits: 2, to: &bytes)
        bytes.append(0x54)
        Self.append(rest / 3_600_000, digits: 2, to: &bytes)
        bytes.append(0x3A)
        Self.append(rest / 60_000 % 60, digits: 2, to: &bytes)
        bytes.append(0x3A)
        Self.append(rest / 1_000 % 60, digits: 2, to: &bytes)
        bytes.append(0x2E)
        Self.append(rest % 1_000, digits: 3, to: &bytes)
        bytes.append(0x5A)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The day in UTC, `2026-11-30`.
    public var day: String { String(rfc3339.prefix(10)) }

    /// The civil date by Howard Hinnant's algorithm (`civil_from_days`).
    private static func date(daysSinceEpoch days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func append(_ value: Int64, digits: Int, to bytes: inout [UInt8]) {
        var divisor: Int64 = 1
        for _ in 1..<digits { divisor *= 10 }
        for _ in 0..<digits {
            bytes.append(0x30 + UInt8(truncatingIfNeeded: value / divisor % 10))
            divisor /= 10
        }
    }
}
