/// Springs as the fewest keyframes: intervals with a `cubic-bezier()` each that leave and arrive with the spring's
/// own velocity.
///
/// The shape depends on the damping fraction and on the initial velocity over the angular frequency only, so it is
/// made for the angular frequency 1 and scaled in time.
public enum KeyframeFit {
    /// A tenth of a pixel on a way of 1000.
    public static let defaultTolerance = 1e-4

    /// The tolerance kept for a spring: at least 0.001 for those that ring for long (damping fraction under 0.1), and
    /// more for those thrown so hard that they fly far beyond the target, so that the text stays short.
    public static func effectiveTolerance(_ tolerance: Double, for spring: SpringMotion) -> Double {
        let tolerance = (1e-5...0.05).clamping(tolerance)
        let throwing = max(1, (spring.initialVelocity / spring.angularFrequency).magnitude / 10)
        return min(0.05, throwing * (spring.dampingFraction < 0.1 ? max(tolerance, 1e-3) : tolerance))
    }

    /// The fit, made anew.
    public static func fit(_ spring: SpringMotion, tolerance: Double = defaultTolerance) -> Progression {
        let shape = unitShape(of: spring)
        return scaled(fitUnit(shape, tolerance: effectiveTolerance(tolerance, for: shape)), to: spring)
    }

    /// The spring with the same shape and the angular frequency 1.
    static func unitShape(of spring: SpringMotion) -> SpringMotion {
        SpringMotion(
            angularFrequency: 1, dampingFraction: spring.dampingFraction,
            initialVelocity: spring.initialVelocity / spring.angularFrequency)
    }

    static func scaled(_ progression: Progression, to spring: SpringMotion) -> Progression {
        var scaled = progression
        scaled.duration /= spring.angularFrequency
        return scaled
    }

    /// Repeats with a stricter target, then with a finer grid of knots, until what will be printed keeps the tolerance.
    static func fitUnit(_ spring: SpringMotion, tolerance: Double) -> Progression {
        let duration = spring.settlingTime(within: tolerance / 2)
        guard duration > 0 else { return Progression(easing: .linear, duration: 0) }
        let table = UnitSpringTable(spring, duration: duration)
        var best = Attempt(progression: Progression(easing: .linear, duration: duration), error: .infinity)
        for grid in [1000, 4000, 32_000] {
            var target = 0.9 * tolerance
            for _ in 0..<3 {
                // Steep intervals reach far but may leave the next one a bad start: where few are needed, try without.
                for steepest in [8.0, 2] where steepest == 8 || best.progression.count <= 8 {
                    let search = KnotSearch(
                        table: table, grid: grid, target: target, digits: digits(for: min(tolerance, 1e-3)),
                        steepest: steepest)
                    var progression = search.progression()
                    progression.tolerance = tolerance
                    let error = measuredError(of: progression, against: spring)
                    let attempt = Attempt(progression: progression, error: error)
                    if attempt.isBetter(than: best, tolerance: tolerance) { best = attempt }
                }
                if best.error <= tolerance { return best.progression }
                target *= 0.8
            }
        }
        return best.progression
    }

    private struct Attempt {
        let progression: Progression
        let error: Double

        /// What keeps the tolerance wins, then what needs fewer keyframes, then what is closer.
        func isBetter(than other: Attempt, tolerance: Double) -> Bool {
            switch (error <= tolerance, other.error <= tolerance) {
            case (true, false): true
            case (false, true): false
            case (false, false): error < other.error
            case (true, true): (progression.count, error) < (other.progression.count, other.error)
            }
        }
    }

    /// Decimals of a printed y: one more than the tolerance has, five at the most.
    static func digits(for tolerance: Double) -> Int {
        var digits = 2
        var unit = 0.1
        while unit > tolerance * 1.000001, digits < 5 {
            unit /= 10
            digits += 1
        }
        return digits
    }

    /// The worst distance between a progression as printed and its spring, over the intervals and the rest after them.
    public static func measuredError(of progression: Progression, against spring: SpringMotion) -> Double {
        let weights = (1..<96).map { BernsteinWeights(at: Double($0) / 96) }
        var worst = 0.0
        for (index, keyframe) in progression.keyframes.enumerated() {
            let end = progression.end(of: index)
            let distance = end.value - keyframe.value
            for weight in weights {
                let u = weight.first * keyframe.easing.x1 + weight.second * keyframe.easing.x2 + weight.third
                let y = weight.first * keyframe.easing.y1 + weight.second * keyframe.easing.y2 + weight.third
                let t = progression.duration * (keyframe.offset + u * (end.offset - keyframe.offset))
                worst = max(worst, (keyframe.value + distance * y - spring.value(at: t)).magnitude)
            }
        }
        return max(worst, (spring.value(at: progression.duration) - 1).magnitude)
    }
}
