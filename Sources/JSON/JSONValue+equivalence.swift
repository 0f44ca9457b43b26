extension JSONValue {
    /// The same value as RFC 6902 section 4.6 means it: numbers by value, objects in any order, strings by their bytes.
    public func isEquivalent(to other: JSONValue) -> Bool {
        switch (self, other) {
        case (.number(let left), .number(let right)):
            return left.isEquivalent(to: right)
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
        case (.object(let left), .object(let right)):
            guard left.count == right.count else { return false }
            let index = JSONNameIndex(right)
            return left.allSatisfy { member in
                guard let position = index[member.name] else { return false }
                return member.value.isEquivalent(to: right[position].value)
            }
        default:
            return self == other
        }
    }
}

extension JSONNumber {
    /// The same number, however it is written: `1`, `1.0` and `10e-1`.
    public func isEquivalent(to other: JSONNumber) -> Bool {
        if self == other { return true }
        guard let left = decimal, let right = other.decimal else { return false }
        return left.digits == right.digits
            && (left.digits.isEmpty || (left.isNegative == right.isNegative && left.exponent == right.exponent))
    }

    /// Digits without zeros at either end, and the power of ten of the last; nil for an exponent beyond reason.
    private var decimal: (isNegative: Bool, digits: [UInt8], exponent: Int)? {
        let bytes = Array(text.utf8)
        let mark = bytes.firstIndex { $0 | 0x20 == 0x65 } ?? bytes.endIndex
        let mantissa = bytes[..<mark]
        var exponent = 0
        if mark < bytes.endIndex {
            let digits = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
            guard let written = Int(digits), written.magnitude < 1 << 40 else { return nil }
            exponent = written
        }
        if let point = mantissa.firstIndex(of: ASCII.dot) { exponent -= mark - point - 1 }
        var digits = Array(mantissa.filter(ASCII.isDigit).drop { $0 == ASCII.zero })
        while digits.last == ASCII.zero {
            digits.removeLast()
            exponent += 1
        }
        return (bytes.first == ASCII.minus, digits, exponent)
    }
}
