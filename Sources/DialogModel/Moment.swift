/// HTML's valid date strings and valid time strings, which sort as their bytes do.
enum Moment: Sendable {
    case date
    case time

    var expected: String {
        switch self {
        case .date: "a date such as 2026-11-30"
        case .time: "a time of day such as 09:30"
        }
    }

    /// For schemas: the form alone, not the length of months.
    var pattern: String {
        switch self {
        case .date: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
        case .time: #"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,3})?)?$"#
        }
    }

    func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return switch self {
        case .date: Self.isDate(bytes)
        case .time: Self.isTime(bytes)
        }
    }

    func isBefore(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func isDate(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D, let year = number(bytes[0..<4]), year >= 1,
            let month = number(bytes[5..<7]), (1...12).contains(month), let day = number(bytes[8..<10])
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...lengths[month - 1]).contains(day)
    }

    private static func isTime(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 5, bytes[2] == 0x3A, let hour = number(bytes[0..<2]), hour < 24,
            let minute = number(bytes[3..<5]), minute < 60
        else { return false }
        if bytes.count == 5 { return true }
        guard bytes.count >= 8, bytes[5] == 0x3A, let second = number(bytes[6..<8]), second < 60 else { return false }
        if bytes.count == 8 { return true }
        return (10...12).contains(bytes.count) && bytes[8] == 0x2E && number(bytes[9...]) != nil
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.reduce(0 as Int?) { value, byte in
            (0x30...0x39).contains(byte) ? value.map { $0 * 10 + Int(byte - 0x30) } : nil
        }
    }
}
