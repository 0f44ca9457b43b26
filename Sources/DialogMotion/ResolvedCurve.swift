/// The mathematics behind a curve: progress from 0 to 1 over seconds.
public enum ResolvedCurve: Sendable, Equatable {
    case spring(SpringMotion)
    /// Seconds.
    case easing(CubicBezier, duration: Double)

    /// Seconds until the course is over: for a spring until it stays within half the tolerance of its target.
    public func duration(tolerance: Double = KeyframeFit.defaultTolerance) -> Double {
        switch self {
        case .spring(let spring):
            spring.settlingTime(within: KeyframeFit.effectiveTolerance(tolerance, for: spring) / 2)
        case .easing(_, let duration): duration
        }
    }

    /// The part of the way covered after `t` seconds.
    public func value(at t: Double) -> Double {
        switch self {
        case .spring(let spring): spring.value(at: t)
        case .easing(let easing, let duration): easing.value(at: duration > 0 ? t / duration : 1)
        }
    }

    /// In distances a second.
    public func velocity(at t: Double) -> Double {
        switch self {
        case .spring(let spring):
            return spring.velocity(at: t)
        case .easing(let easing, let duration):
            guard duration > 0, t >= 0, t <= duration else { return 0 }
            return easing.slope(at: t / duration) / duration
        }
    }

    /// The course as keyframes.
    public func progression(tolerance: Double = KeyframeFit.defaultTolerance) -> Progression {
        switch self {
        case .spring(let spring): KeyframeFit.cached(spring, tolerance: tolerance)
        case .easing(let easing, let duration): Progression(easing: easing, duration: duration)
        }
    }
}
