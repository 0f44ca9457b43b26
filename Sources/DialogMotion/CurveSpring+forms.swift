public import DialogModel

/// The three ways to write a spring, converted into one another.
extension Curve.Spring {
    /// The oscillator. As in SwiftUI, the physical form treats over-damping as critical damping.
    public var motion: SpringMotion {
        switch self {
        case .response(let response, let fraction):
            return SpringMotion(response: response, dampingFraction: fraction)
        case .duration(let duration, let bounce):
            return SpringMotion(response: duration, dampingFraction: Self.dampingFraction(bounce: bounce))
        case .physical(let mass, let stiffness, let damping, let velocity):
            let fraction = damping / (2 * (stiffness * mass).squareRoot())
            return SpringMotion(
                angularFrequency: (stiffness / mass).squareRoot(), dampingFraction: min(fraction, 1),
                initialVelocity: velocity)
        }
    }

    /// Without the initial velocity, which only the physical form has.
    public var responseForm: Curve.Spring {
        let motion = motion
        return .response(motion.response, dampingFraction: motion.dampingFraction)
    }

    /// Without the initial velocity, which only the physical form has.
    public var durationForm: Curve.Spring {
        let motion = motion
        return .duration(motion.response, bounce: Self.bounce(dampingFraction: motion.dampingFraction))
    }

    /// SwiftUI draws the physical form of an over-damped spring critically damped.
    public func physicalForm(mass: Double = 1) -> Curve.Spring {
        let motion = motion
        let w = motion.angularFrequency
        return .physical(
            mass: mass, stiffness: mass * w * w, damping: 2 * motion.dampingFraction * w * mass,
            initialVelocity: motion.initialVelocity)
    }

    /// Bounce is in (-1, 1]; negative is over-damped.
    public static func dampingFraction(bounce: Double) -> Double {
        bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce
    }

    public static func bounce(dampingFraction: Double) -> Double {
        dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction
    }
}

extension SpringMotion {
    /// Seconds of one undamped period.
    public var response: Double { 2 * .pi / angularFrequency }
    /// For the mass 1.
    public var stiffness: Double { angularFrequency * angularFrequency }
    /// For the mass 1.
    public var damping: Double { 2 * dampingFraction * angularFrequency }
    /// SwiftUI's measure: 0 is critically damped, negative over-damped.
    public var bounce: Double { Curve.Spring.bounce(dampingFraction: dampingFraction) }
}
