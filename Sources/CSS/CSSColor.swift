/// A colour, parsed from any form that the contract names and printed in one.
public struct CSSColor: Sendable, Hashable {
    /// Components in sRGB, 0–1, not premultiplied; outside 0–1 for colours that sRGB cannot show.
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    public static let black = CSSColor(hex: 0x000000)
    public static let white = CSSColor(hex: 0xFFFFFF)
    public static let transparent = CSSColor(hex: 0x000000, alpha: 0)

    /// The same colour, more or less see-through.
    public func opacity(_ alpha: Double) -> CSSColor {
        CSSColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    init(_ components: CSSTriple, alpha: Double) {
        self.init(red: components.0, green: components.1, blue: components.2, alpha: alpha)
    }

    var components: CSSTriple { (red, green, blue) }
}
