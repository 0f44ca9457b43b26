/// An entity tag (RFC 9110, section 8.8.3).
public struct ETag: Sendable, CustomStringConvertible {
    /// Without the quotes.
    public let opaque: String
    public let isWeak: Bool

    /// `nil` where a sign cannot stand in a tag.
    public init?(_ opaque: String, isWeak: Bool = false) {
        guard opaque.utf8.allSatisfy({ $0 == 0x21 || ($0 >= 0x23 && $0 != 0x7F) }) else { return nil }
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// A strong tag that is the number in hexadecimal.
    public init(_ number: some FixedWidthInteger & UnsignedInteger) {
        opaque = String(number, radix: 16)
        isWeak = false
    }

    /// A strong tag of bytes in hexadecimal, such as the front of a digest.
    public init(hex bytes: some Sequence<UInt8>) {
        opaque = bytes.reduce(into: "") { text, byte in
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        isWeak = false
    }

    /// Reads what `description` writes.
    init?(parsing bytes: ArraySlice<UInt8>) {
        var rest = bytes
        let isWeak = rest.starts(with: [0x57, 0x2F])
        if isWeak { rest = rest.dropFirst(2) }
        guard rest.count >= 2, rest.first == 0x22, rest.last == 0x22 else { return nil }
        self.init(String(decoding: rest.dropFirst().dropLast(), as: UTF8.self), isWeak: isWeak)
    }

    private init(unchecked opaque: String) {
        self.opaque = opaque
        isWeak = false
    }

    public var description: String { (isWeak ? "W/\"" : "\"") + opaque + "\"" }

    /// The tag of the same content in another coding.
    func coded(_ coding: ContentCoding) -> ETag {
        coding == .identity ? self : ETag(unchecked: opaque + "-" + coding.rawValue)
    }
}
