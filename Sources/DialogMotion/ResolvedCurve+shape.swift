extension ResolvedCurve {
    /// The highest point of the course, in seconds, when it goes beyond the target.
    public var peak: (time: Double, value: Double)? {
        switch self {
        case .spring(let spring): spring.peak
        case .easing(let easing, let duration): easing.peak.map { ($0.progress * duration, $0.value) }
        }
    }

    /// Seconds until the course stays within a thousandth of the way; an easing's whole duration.
    public var settlingTime: Double {
        switch self {
        case .spring(let spring): spring.settlingTime(within: 1e-3)
        case .easing(_, let duration): duration
        }
    }
}

extension CubicBezier {
    /// The highest point, when it is beyond 1: where the slope of y over the curve's parameter is zero.
    public var peak: (progress: Double, value: Double)? {
        let a = 3 * (1 + 3 * y1 - 3 * y2)
        let b = 2 * (3 * y2 - 6 * y1)
        let c = 3 * y1
        let root = (b * b - 4 * a * c).squareRoot()
        let turns = a.magnitude < 1e-12 ? [-c / b] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
        var best: (progress: Double, value: Double)?
        for s in turns where s > 0 && s < 1 {
            let value = Self.coordinate(y1, y2, at: s)
            guard value > 1 + 1e-9, value > best?.value ?? 1 else { continue }
            best = (Self.coordinate(x1, x2, at: s), value)
        }
        return best
    }
}
