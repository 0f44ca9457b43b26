extension CubicBezier {
    /// Parameters in (0, 1), rising, at which y is one of `levels`, and the turning points of y when it touches one.
    func cuts(at levels: [Double]) -> [Double] {
        // The course stays within the hull of its control values.
        let least = min(0, y1, y2) - 1e-9
        let most = max(1, y1, y2) + 1e-9
        guard levels.contains(where: { $0 >= least && $0 <= most }) else { return [] }
        let turns = turningParameters
        let stations = [0.0] + turns + [1]
        var cuts: [Double] = []
        var touched = false
        for (low, high) in zip(stations, stations.dropFirst()) {
            let a = Self.coordinate(y1, y2, at: low)
            let b = Self.coordinate(y1, y2, at: high)
            for level in levels where (level - a) * (level - b) <= 0 {
                let s = crossing(level, between: low, and: high, rising: b > a)
                if s > 1e-6, s < 1 - 1e-6 { touched = true }
                // A level met at an end still matters when the course turns inside: it comes back to it.
                if !turns.isEmpty { touched = true }
                cuts.append(s)
            }
        }
        guard touched else { return [] }
        cuts += turns
        cuts.sort()
        var kept: [Double] = []
        for cut in cuts where cut > 1e-6 && cut < 1 - 1e-6 && cut - (kept.last ?? 0) > 1e-6 { kept.append(cut) }
        return kept
    }

    /// The part between two parameters, as a timing function of its own.
    func part(from a: Double, to b: Double) -> CubicBezier {
        if a == 0, b == 1 { return self }
        let x = Self.part(x1, x2, a, b)
        let y = Self.part(y1, y2, a, b)
        return CubicBezier((0.0...1.0).clamping(x.0), y.0, (0.0...1.0).clamping(x.1), y.1)
    }

    /// The inner control values of a part, scaled so that it runs from 0 to 1.
    private static func part(_ c1: Double, _ c2: Double, _ a: Double, _ b: Double) -> (Double, Double) {
        let start = coordinate(c1, c2, at: a)
        let end = coordinate(c1, c2, at: b)
        let rise = end - start
        guard rise.magnitude > 1e-12 else { return (1.0 / 3, 2.0 / 3) }
        let third = (b - a) / 3 / rise
        return (derivative(c1, c2, at: a) * third, 1 - derivative(c1, c2, at: b) * third)
    }

    /// Parameters in (0, 1) at which y turns.
    private var turningParameters: [Double] {
        let a = 3 * (1 + 3 * y1 - 3 * y2)
        let b = 2 * (3 * y2 - 6 * y1)
        let c = 3 * y1
        var roots: [Double] = []
        if a.magnitude < 1e-9 {
            if b.magnitude > 1e-9 { roots = [-c / b] }
        } else {
            let inside = b * b - 4 * a * c
            guard inside > 0 else { return [] }
            let root = inside.squareRoot()
            let q = -0.5 * (b < 0 ? b - root : b + root)
            roots = q == 0 ? [0] : [q / a, c / q]
        }
        return roots.filter { $0 > 1e-4 && $0 < 1 - 1e-4 }.sorted()
    }

    private func crossing(_ level: Double, between low: Double, and high: Double, rising: Bool) -> Double {
        var low = low
        var high = high
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if (Self.coordinate(y1, y2, at: middle) < level) == rising { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
