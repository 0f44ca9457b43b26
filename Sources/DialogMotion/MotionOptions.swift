/// How a motion is to be played, apart from what the document says.
public struct MotionOptions: Sendable, Hashable {
    /// The start of all keyframe names: a CSS identifier.
    public var prefix: String
    public var direction: LayoutDirection
    public var preference: Preference
    /// 1 is full speed, less is slower.
    public var speed: Double
    /// Milliseconds of the phase, at full speed, at which everything stands still.
    public var freeze: Double?
    /// The greatest distance to the curve, as a part of the way.
    public var tolerance: Double

    public enum Preference: Sendable, Hashable {
        /// Full motion, with rules for readers whose system asks for less.
        case system
        /// Full motion for everyone.
        case full
        /// A short fade instead of movement, for everyone.
        case reduce
    }

    public init(
        prefix: String = "dlg", direction: LayoutDirection = .leftToRight, preference: Preference = .system,
        speed: Double = 1, freeze: Double? = nil, tolerance: Double = KeyframeFit.defaultTolerance
    ) {
        self.prefix = prefix
        self.direction = direction
        self.preference = preference
        self.speed = speed
        self.freeze = freeze
        self.tolerance = tolerance
    }
}
