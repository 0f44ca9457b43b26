/// What a device keeps free of content at each edge, in pixels.
public struct Insets: Sendable, Hashable {
    public var top: Double
    public var right: Double
    public var bottom: Double
    public var left: Double

    public init(top: Double, right: Double, bottom: Double, left: Double) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    public static let none = Insets(top: 0, right: 0, bottom: 0, left: 0)
    /// A phone with a notch and a home indicator, upright.
    public static let iPhone = Insets(top: 59, right: 0, bottom: 34, left: 0)
}
