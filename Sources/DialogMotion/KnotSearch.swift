/// Chooses a spring's keyframes: from each knot the longest interval that a Bézier follows within the target.
struct KnotSearch {
    let table: UnitSpringTable
    /// Knots are whole multiples of the duration over this.
    let grid: Int
    let target: Double
    /// Decimals of y.
    let digits: Int
    /// The greatest y of a Bézier.
    let steepest: Double

    private typealias Found = (end: Int, fit: IntervalFit, solution: IntervalFit.Solution)

    func progression() -> Progression {
        var keyframes: [Progression.Keyframe] = []
        var knot = 0
        var guess = 0
        while knot < grid, keyframes.count < Self.most {
            let found = longest(from: knot, guess: guess)
            keyframes.append(
                Progression.Keyframe(
                    offset: Double(knot) / Double(grid), value: rounded(found.fit.from),
                    easing: rounded(found.fit.easing(found.solution))))
            guess = found.end - knot
            knot = found.end
        }
        return Progression(keyframes: keyframes, duration: table.duration, tolerance: target)
    }

    static let most = 400

    /// Scans the end knot upwards in even steps, then bisects after the last step that fits.
    private func longest(from knot: Int, guess: Int) -> Found {
        // A step is a third of a radian, or what a slow course leaves of 64 steps.
        let stride = max(1, Int(Double(grid) * max(1.0 / 64, 0.35 / table.duration)))
        // Failures in a row that end the scan: about half a turn, since a fit may fail just where both ends are level.
        let patience = max(4, Int(3.3 / (Double(stride) / Double(grid) * table.duration)))
        var best: Found?
        var failures = 0
        var end = knot
        while end < grid, failures < patience || best == nil {
            end = min(end + stride, grid)
            if let found = fit(from: knot, to: end, near: best?.solution) {
                best = found
                failures = 0
            } else {
                failures += 1
            }
            if best == nil, failures >= patience { break }
        }
        var low = best?.end ?? knot
        var high = min(low + stride, grid)
        while high - low > 1 {
            let middle = (low + high) / 2
            if let found = fit(from: knot, to: middle, near: best?.solution) {
                best = found
                low = middle
            } else {
                high = middle
            }
        }
        return polished(best ?? forced(from: knot))
    }

    private func fit(from knot: Int, to end: Int, near: IntervalFit.Solution?) -> Found? {
        let fit = interval(from: knot, to: end)
        var starts = Self.starts
        if let near { starts.insert(near, at: 0) }
        let solution = fit.search(from: starts, step: near == nil ? 128 : 64, target: target, hopeless: 60 * target)
        return solution.error <= target ? (end, fit, solution) : nil
    }

    private func polished(_ found: Found) -> Found {
        let solution = found.fit.search(from: [found.solution], step: 16, target: 0, hopeless: .infinity)
        return (found.end, found.fit, solution)
    }

    /// One grid step, whatever its error: keeps the search going to the end.
    private func forced(from knot: Int) -> Found {
        let fit = interval(from: knot, to: knot + 1)
        return (knot + 1, fit, fit.search(from: Self.starts, step: 128, target: target, hopeless: .infinity))
    }

    private func interval(from knot: Int, to end: Int) -> IntervalFit {
        IntervalFit(table: table, start: time(knot), end: time(end), isLast: end == grid, steepest: steepest)
    }

    private func time(_ knot: Int) -> Double { table.duration * Double(knot) / Double(grid) }

    private static let starts = [
        IntervalFit.Solution(x1: 333, x2: 667, y2: 1000, error: .infinity),
        IntervalFit.Solution(x1: 200, x2: 450, y2: 980, error: .infinity),
    ]

    private func rounded(_ easing: CubicBezier) -> CubicBezier {
        CubicBezier(easing.x1, rounded(easing.y1), easing.x2, rounded(easing.y2))
    }

    private func rounded(_ value: Double) -> Double {
        let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
        return (value * unit).rounded() / unit
    }
}
