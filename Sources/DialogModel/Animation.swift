public import CSS

/// How a dialog comes and goes.
public struct Animation: Sendable, Hashable {
    /// `nil`: appears at once.
    public var enter: Transition?
    /// `nil`: vanishes at once. Effects name the hidden state, as in `enter`.
    public var exit: Transition?
    /// The backdrop's and the host's blur's own curve, for both ways. `nil`: they change at once.
    public var backdrop: BackdropTransition?

    public init(enter: Transition?, exit: Transition?, backdrop: BackdropTransition?) {
        self.enter = enter
        self.exit = exit
        self.backdrop = backdrop
    }
}

/// Effects that run together on one curve, between the hidden and the shown state.
public struct Transition: Sendable, Hashable {
    public var effects: [Effect]
    public var curve: Curve
    /// Seconds.
    public var delay: Double

    public init(effects: [Effect], curve: Curve, delay: Double = 0) {
        self.effects = effects
        self.curve = curve
        self.delay = delay
    }
}

public struct BackdropTransition: Sendable, Hashable {
    public var curve: Curve
    /// Seconds.
    public var delay: Double

    public init(curve: Curve, delay: Double = 0) {
        self.curve = curve
        self.delay = delay
    }
}

/// One way in which the hidden state differs from the shown one.
///
/// A transition has at most one effect of a kind, and at most one slide along each axis.
public enum Effect: Sendable, Hashable {
    /// Off towards `edge`, by `distance` (percentages are of the surface's own size).
    case slide(edge: Edge, distance: CSSLength)
    case fade(from: Double)
    case scale(from: Double)
    /// Pixels.
    case blur(from: Double)
    /// Degrees, clockwise.
    case rotate(from: Double)
    /// The way in, at least two frames, `at` rising from exactly 0 to exactly 1, whose last is the shown state.
    /// An exit plays them backwards: its author's frames are in the order of time and were turned around.
    case keyframes([Frame])

    public enum Edge: String, Sendable, Hashable, CaseIterable { case top, bottom, leading, trailing }

    /// A property that a frame leaves out keeps the value of the shown state.
    public struct Frame: Sendable, Hashable {
        /// 0–1.
        public var at: Double
        public var opacity: Double?
        public var x: CSSLength?
        public var y: CSSLength?
        public var scale: Double?
        public var rotate: Double?

        public init(
            at: Double, opacity: Double? = nil, x: CSSLength? = nil, y: CSSLength? = nil, scale: Double? = nil,
            rotate: Double? = nil
        ) {
            self.at = at
            self.opacity = opacity
            self.x = x
            self.y = y
            self.scale = scale
            self.rotate = rotate
        }
    }
}
