/// Words of `[a-z0-9]` joined by single hyphens, 1–64 characters: the id of a dialog, style, host, button or tag.
public struct Slug: Sendable, Hashable, CustomStringConvertible {
    public let rawValue: String

    /// `nil` unless the text is a slug to the letter.
    public init?(_ text: some StringProtocol) {
        let bytes = text.utf8
        guard (1...64).contains(bytes.count) else { return nil }
        var previous: UInt8 = 0x2D
        for byte in bytes {
            switch byte {
            case 0x61...0x7A, 0x30...0x39: break
            case 0x2D where previous != 0x2D: break
            default: return nil
            }
            previous = byte
        }
        guard previous != 0x2D else { return nil }
        rawValue = String(text)
    }

    /// For text that is a slug by construction.
    init(trusted text: String) {
        rawValue = text
    }

    static let ok = Slug(trusted: "ok")
    static let ios = Slug(trusted: "ios")
    /// Stands where an id is yet to be made.
    static let placeholder = Slug(trusted: "button")

    public var description: String { rawValue }
}
