/// What a track of a motion changes.
public enum MotionProperty: String, Sendable, Hashable, CaseIterable {
    case translateX, translateY, scale, rotate, opacity, blur

    /// The value that leaves the element as it is.
    public var identity: Double {
        switch self {
        case .translateX, .translateY, .rotate, .blur: 0
        case .scale, .opacity: 1
        }
    }

    /// Where CSS holds the property's values, in keyframes and while it runs.
    public var range: ClosedRange<Double> {
        switch self {
        case .opacity: 0...1
        case .blur: 0...Double.greatestFiniteMagnitude
        case .translateX, .translateY, .scale, .rotate: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        }
    }

    /// Whether it is a function of `transform`.
    public var isTransform: Bool {
        switch self {
        case .translateX, .translateY, .scale, .rotate: true
        case .opacity, .blur: false
        }
    }
}
