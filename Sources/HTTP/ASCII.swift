extension UInt8 {
    /// `A`–`Z` become `a`–`z`; every other byte stays.
    var asciiLowercased: UInt8 { 0x41 <= self && self <= 0x5A ? self | 0x20 : self }

    /// The value of a hexadecimal digit.
    var hexDigitValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }

    /// A sign of a token (RFC 9110, section 5.6.2).
    @inlinable package var isTokenSign: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension Collection<UInt8> {
    package func equalsIgnoringASCIICase(_ other: some Collection<UInt8>) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }
}

extension ArraySlice<UInt8> {
    /// Without the spaces and tabs at both ends.
    var trimmed: ArraySlice<UInt8> {
        var slice = self
        while let first = slice.first, first.isBlank { slice = slice.dropFirst() }
        while let last = slice.last, last.isBlank { slice = slice.dropLast() }
        return slice
    }
}
