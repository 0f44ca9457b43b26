enum ASCII {
    static let backspace: UInt8 = 0x08
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let formFeed: UInt8 = 0x0C
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let ampersand: UInt8 = 0x26
    static let apostrophe: UInt8 = 0x27
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let minus: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39
    static let colon: UInt8 = 0x3A
    static let less: UInt8 = 0x3C
    static let greater: UInt8 = 0x3E
    static let bracketOpen: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let bracketClose: UInt8 = 0x5D
    static let braceOpen: UInt8 = 0x7B
    static let braceClose: UInt8 = 0x7D

    static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte == 0x5F }
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == space || byte == lineFeed || byte == carriageReturn || byte == tab
    }

    /// The value of a hexadecimal digit, or nil.
    static func hex(_ byte: UInt8) -> UInt32? {
        if isDigit(byte) { return UInt32(byte &- zero) }
        let lower = byte | 0x20
        return lower &- 0x61 < 6 ? UInt32(lower &- 0x57) : nil
    }

    static let hexDigits: [UInt8] = Array("0123456789abcdef".utf8)
}
