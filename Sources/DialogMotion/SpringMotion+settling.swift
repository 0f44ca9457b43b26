extension SpringMotion {
    /// The last moment, in seconds, at which the distance to the target is over `epsilon`.
    ///
    /// Exact, unlike SwiftUI's `settlingDuration`: the turning points are walked back from the decaying
    /// envelope, then the last crossing is bisected.
    public func settlingTime(within epsilon: Double) -> Double {
        let epsilon = (1e-12...0.5).clamping(epsilon)
        let bound = quietTime(within: epsilon)
        var upper = bound
        var index = turningPointCount(before: bound)
        while true {
            let lower = index > 0 ? turningPoint(index - 1) : 0
            if (value(at: lower) - 1).magnitude > epsilon {
                return crossing(of: epsilon, between: lower, and: upper)
            }
            if index == 0 { return 0 }
            upper = lower
            index -= 1
        }
    }

    /// The moments in (0, `end`) at which the velocity is zero, at most `limit` of them.
    public func turningPoints(before end: Double, limit: Int = 64) -> [Double] {
        (0..<min(turningPointCount(before: end), limit)).map(turningPoint)
    }

    /// The highest point of the course, when it goes beyond the target.
    public var peak: (time: Double, value: Double)? {
        for time in turningPoints(before: .infinity, limit: 2) where value(at: time) > 1 {
            return (time, value(at: time))
        }
        return nil
    }

    /// A time after which the distance to the target stays under `epsilon`, from the envelope.
    private func quietTime(within epsilon: Double) -> Double {
        switch form {
        case .under(let a, _, let sine, _, _):
            return max(0, Elementary.log((1 + sine * sine).squareRoot() / epsilon)) / a
        case .critical(let w, let linear, _):
            // (1 + kt) e^(-wt) is under 2 (1 + |k|/w) e^(-wt/2).
            return 2 * Elementary.log(2 * (1 + linear.magnitude / w) / epsilon) / w
        case .over(let c1, let r1, let c2, _):
            return Elementary.log((c1.magnitude + c2.magnitude + 1) / epsilon) / -r1
        }
    }

    private func turningPointCount(before end: Double) -> Int {
        switch form {
        case .under(_, let d, _, _, _):
            let first = turningPoint(0)
            guard first < end else { return 0 }
            let count = (end - first) * d / .pi
            return count < 1e6 ? Int(count.rounded(.up)) : 1_000_000
        case .critical, .over:
            let only = turningPoint(0)
            return only > 0 && only < end ? 1 : 0
        }
    }

    /// The `index`th moment after the start at which the velocity is zero; not positive when there is none.
    private func turningPoint(_ index: Int) -> Double {
        switch form {
        case .under(_, let d, _, let v0, let velocitySine):
            // v0 cos(dt) + s sin(dt) = 0
            var angle = Elementary.atan2(-v0, velocitySine)
            if angle <= 1e-12 { angle += .pi }
            if angle <= 1e-12 { angle += .pi }
            return (angle + Double(index) * .pi) / d
        case .critical(let w, let linear, let v0):
            return linear == 0 ? 0 : -v0 / (w * linear)
        case .over(let c1, let r1, let c2, let r2):
            let ratio = -(c2 * r2) / (c1 * r1)
            return ratio > 0 && ratio.isFinite ? Elementary.log(ratio) / (r1 - r2) : 0
        }
    }

    private func crossing(of epsilon: Double, between lower: Double, and upper: Double) -> Double {
        var lower = lower
        var upper = upper
        for _ in 0..<100 {
            let middle = (lower + upper) / 2
            guard middle > lower, middle < upper else { break }
            if (value(at: middle) - 1).magnitude > epsilon { lower = middle } else { upper = middle }
        }
        return upper
    }
}
