/// A curve as its author named it; `DialogMotion` resolves it to mathematics.
public enum Curve: Sendable, Hashable {
    /// A bare name, with the SwiftUI generation that gives it its meaning.
    case named(Name, Generation)
    /// An easing with a duration of its own, in seconds.
    case easing(Easing, duration: Double)
    case spring(Spring)
    /// `x1` and `x2` are in 0…1; the duration is in seconds.
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)

    public enum Name: String, Sendable, Hashable, CaseIterable {
        case `default`, spring, smooth, snappy, bouncy, interactiveSpring, linear, easeIn, easeOut, easeInOut
    }

    public enum Easing: String, Sendable, Hashable, CaseIterable { case linear, easeIn, easeOut, easeInOut }

    /// What `spring` and `default` mean: since iOS 17, or in the SDKs before.
    public enum Generation: Sendable, Hashable { case current, swiftUI2020 }

    public enum Spring: Sendable, Hashable {
        /// Seconds; 1 is critically damped.
        case response(Double, dampingFraction: Double)
        /// Seconds; bounce in -1…1, 0 is critically damped.
        case duration(Double, bounce: Double)
        /// `initialVelocity` in distances a second.
        case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    }
}
