extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// Space or tab: what may stand beside a tag that has its line to itself.
    var isBlank: Bool { self == 0x20 || self == 0x09 }

    var isWhitespace: Bool { isBlank || self == .newline || self == .carriageReturn }

    /// A letter, a digit, `_` or `-`.
    var isNameByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
