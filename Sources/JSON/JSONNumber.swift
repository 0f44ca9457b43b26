/// A number as it was written, so that nothing of it is lost.
public struct JSONNumber: Sendable {
    public let text: String

    /// `text` follows the grammar of RFC 8259 section 6.
    init(text: String) { self.text = text }

    public init(_ value: some FixedWidthInteger) {
        text = String(value)
    }

    /// The shortest text that reads back as the same double; nil for infinities and NaN.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        let text = value.description
        self.text = text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
    }

    /// The value, where it has no fractional part and fits.
    public var int: Int? {
        let bytes = Array(text.utf8)
        let isWhole = bytes.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.minus }
        return Self.int(bytes.span, bytes.indices, isWhole: isWhole)
    }

    /// The nearest double, infinite beyond its range.
    public var double: Double {
        let bytes = Array(text.utf8)
        return Self.double(bytes.span, bytes.indices)
    }
}

extension JSONNumber: Equatable {
    /// The same text.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }
}
