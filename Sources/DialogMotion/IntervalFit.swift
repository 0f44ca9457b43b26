/// One interval of a spring's course, and the search for the cubic Bézier that follows it best.
///
/// Both ends keep the spring's own velocity, which leaves the two x free; the last interval, after which the course
/// stands still, leaves y2 free too. All three are whole thousandths, so nothing is lost in print.
struct IntervalFit {
    struct Solution {
        /// Thousandths.
        var x1: Int
        var x2: Int
        var y2: Int
        var error: Double
    }

    let table: UnitSpringTable
    let start: Double
    let length: Double
    let from: Double
    let distance: Double
    let startSlope: Double
    let endSlope: Double
    let isLast: Bool
    private let weights = BernsteinWeights.spread
    /// The greatest y allowed: intervals whose ends are almost level blow up the rounding of their values.
    let steepest: Double

    init(table: UnitSpringTable, start: Double, end: Double, isLast: Bool, steepest: Double) {
        let from = table.spring.value(at: start)
        let to = isLast ? 1 : table.spring.value(at: end)
        self.table = table
        self.start = start
        length = end - start
        self.from = from
        distance = to - from
        startSlope = table.spring.velocity(at: start) * length / distance
        endSlope = table.spring.velocity(at: end) * length / distance
        self.isLast = isLast
        self.steepest = steepest
    }

    func easing(_ solution: Solution) -> CubicBezier {
        let x1 = Double(solution.x1) / 1000
        let x2 = Double(solution.x2) / 1000
        let y2 = isLast ? Double(solution.y2) / 1000 : 1 - endSlope * (1 - x2)
        return CubicBezier(x1, startSlope * x1, x2, y2)
    }

    /// The best solution found from the given starts; stops early at one whose error is at most `target`.
    func search(from starts: [Solution], step first: Int, target: Double, hopeless: Double) -> Solution {
        var best = Solution(x1: 0, x2: 0, y2: 0, error: .infinity)
        for start in starts {
            let found = descend(from: start, step: first, target: target, hopeless: hopeless)
            if found.error < best.error { best = found }
            if best.error <= target { break }
        }
        return best
    }

    private func descend(from start: Solution, step first: Int, target: Double, hopeless: Double) -> Solution {
        var best = start
        best.error = error(best, limit: .infinity)
        var step = first
        while step > 0, best.error > target {
            if step < 32, best.error > hopeless { break }
            var improved = false
            for move in isLast ? Self.movesOfThree : Self.movesOfTwo {
                var next = best
                next.x1 += move.0 * step
                next.x2 += move.1 * step
                next.y2 += move.2 * step
                guard (0...1000).contains(next.x1), (0...1000).contains(next.x2) else { continue }
                next.error = error(next, limit: best.error)
                if next.error < best.error {
                    best = next
                    improved = true
                    if best.error <= target { return best }
                }
            }
            if !improved { step /= 2 }
        }
        return best
    }

    private static let movesOfTwo: [(Int, Int, Int)] = [
        (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (1, 1, 0), (-1, -1, 0), (1, -1, 0), (-1, 1, 0),
    ]
    private static let movesOfThree: [(Int, Int, Int)] =
        movesOfTwo + [
            (0, 0, 1), (0, 0, -1), (1, 0, 1), (-1, 0, -1), (0, 1, 1), (0, -1, -1), (0, 1, -1), (0, -1, 1),
            (1, 0, -1), (-1, 0, 1),
        ]

    /// The worst distance to the spring at samples of the Bézier parameter, or the first one over `limit`.
    private func error(_ solution: Solution, limit: Double) -> Double {
        let easing = easing(solution)
        guard easing.y1.magnitude <= steepest, easing.y2.magnitude <= steepest else { return .infinity }
        // In the units of the table, so that a sample costs a few multiplications and one look-up.
        let x1 = length * easing.x1
        let x2 = length * easing.x2
        let y1 = distance * easing.y1
        let y2 = distance * easing.y2
        var worst = 0.0
        for weights in weights {
            let t = start + weights.first * x1 + weights.second * x2 + weights.third * length
            let y = from + weights.first * y1 + weights.second * y2 + weights.third * distance
            let off = (y - table.value(at: t)).magnitude
            if off > worst {
                worst = off
                if worst >= limit { return worst }
            }
        }
        return worst
    }
}
