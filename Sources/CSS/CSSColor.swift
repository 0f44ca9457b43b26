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
}
