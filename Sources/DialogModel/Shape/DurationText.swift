/// A time as in CSS: digits with an optional fraction, then `s` or `ms`.
enum DurationText {
    static let pattern = #"^([0-9]+(\.[0-9]+)?|\.[0-9]+)(ms|s)$"#

    static func seconds(_ text: String) -> Double? {
        let bytes = text.utf8
        guard bytes.count <= 24, bytes.last == UInt8(ascii: "s") else { return nil }
        var number = bytes.dropLast()
        let isMilliseconds = number.last == UInt8(ascii: "m")
        if isMilliseconds { number = number.dropLast() }
        var digits = 0
        var fractionDigits: Int?
        for byte in number {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                fractionDigits = fractionDigits.map { $0 + 1 }
            case UInt8(ascii: ".") where fractionDigits == nil: fractionDigits = 0
            default: return nil
            }
        }
        guard digits > 0, fractionDigits != 0, let value = Double(Substring(number)) else { return nil }
        return isMilliseconds ? value / 1000 : value
    }
}
