extension JSONNumber {
    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// Rounds correctly: both operands of the short way are exact (Clinger 1990), the long way is the library's.
    static func double(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double {
        var index = range.lowerBound
        let isNegative = bytes[index] == ASCII.minus
        if isNegative { index += 1 }
        var digits: UInt64 = 0
        var scale = 0
        var hasPoint = false
        let mantissa = index..<min(range.upperBound, index + 17)
        while index < mantissa.upperBound {
            let byte = bytes[index]
            if ASCII.isDigit(byte) {
                digits = digits * 10 + UInt64(byte &- ASCII.zero)
                if hasPoint { scale -= 1 }
            } else if byte == ASCII.dot {
                hasPoint = true
            } else {
                break
            }
            index += 1
        }
        if index < range.upperBound {
            guard bytes[index] | 0x20 == 0x65, range.upperBound - index <= 5 else { return library(bytes, range) }
            index += 1
            let isDown = bytes[index] == ASCII.minus
            if isDown || bytes[index] == ASCII.plus { index += 1 }
            var exponent = 0
            while index < range.upperBound {
                exponent = exponent * 10 + Int(bytes[index] &- ASCII.zero)
                index += 1
            }
            scale += isDown ? -exponent : exponent
        }
        guard digits <= 1 << 53, scale.magnitude <= 22 else { return library(bytes, range) }
        let power = powersOfTen[Int(scale.magnitude)]
        let value = scale < 0 ? Double(digits) / power : Double(digits) * power
        return isNegative ? -value : value
    }

    private static func library(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        for index in range { text.append(bytes[index]) }
        return Double(String(decoding: text, as: UTF8.self)) ?? .infinity
    }

    static func int(_ bytes: Span<UInt8>, _ range: Range<Int>, isWhole: Bool) -> Int? {
        guard isWhole else {
            let value = double(bytes, range)
            guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
            let whole = Int(value)
            return Double(whole) == value ? whole : nil
        }
        var index = range.lowerBound
        let isNegative = bytes[index] == ASCII.minus
        if isNegative { index += 1 }
        var value = 0
        while index < range.upperBound {
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let digit = Int(bytes[index] &- ASCII.zero)
            let (sum, carries) = product.addingReportingOverflow(isNegative ? -digit : digit)
            guard !overflows, !carries else { return nil }
            value = sum
            index += 1
        }
        return value
    }
}
