/// The one `cubic-bezier()` that comes closest to a spring, for formats that know no springs.
public struct SingleEasing: Sendable, Equatable {
    public let easing: CubicBezier
    /// Seconds.
    public let duration: Double
    /// The worst distance to the spring, as a part of the way; some 0.012 for springs of little bounce.
    public let error: Double

    /// The closest of a few durations, from the moment the spring is within 5 % of its target to within 0.1 %.
    public init(nearestTo spring: SpringMotion) {
        let shape = KeyframeFit.unitShape(of: spring)
        var best: (easing: CubicBezier, end: Double, error: Double)?
        for epsilon in [0.05, 0.02, 0.01, 0.005, 0.001] {
            let end = shape.settlingTime(within: epsilon)
            guard end > 0 else { continue }
            let table = UnitSpringTable(shape, duration: end)
            let fit = IntervalFit(table: table, start: 0, end: end, isLast: true, steepest: 8)
            let starts = [(333, 667, 1000), (200, 450, 1000), (250, 500, 1400)].map {
                IntervalFit.Solution(x1: $0.0, x2: $0.1, y2: $0.2, error: .infinity)
            }
            let solution = fit.search(from: starts, step: 128, target: 0, hopeless: .infinity)
            let error = max(solution.error, epsilon)
            if error < best?.error ?? .infinity { best = (fit.easing(solution), end, error) }
        }
        guard let best else {
            (easing, duration, error) = (.linear, 0, 0)
            return
        }
        easing = best.easing
        duration = best.end / spring.angularFrequency
        error = best.error
    }
}
