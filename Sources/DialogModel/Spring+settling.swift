extension Curve.Spring {
    /// A longer course is refused.
    static let longestSettling = 30.0

    /// 1 is critically damped.
    var dampingFraction: Double {
        switch self {
        case .response(_, let fraction): fraction
        case .duration(_, let bounce): bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        case .physical(let mass, let stiffness, let damping, _): damping / (2 * (stiffness * mass).squareRoot())
        }
    }

    /// The natural frequency, in radians a second.
    var frequency: Double {
        switch self {
        case .response(let response, _): 2 * .pi / response
        case .duration(let duration, _): 2 * .pi / duration
        case .physical(let mass, let stiffness, _, _): (stiffness / mass).squareRoot()
        }
    }

    /// Seconds until the envelope of the motion is within about a thousandth of the way.
    var settlingTime: Double {
        let fraction = dampingFraction
        // SwiftUI damps a physical spring at most critically.
        let isPhysical = if case .physical = self { true } else { false }
        let slowest =
            fraction <= 1 || isPhysical
            ? frequency * min(fraction, 1) : frequency * (fraction - (fraction * fraction - 1).squareRoot())
        return 6.908 / slowest
    }
}
