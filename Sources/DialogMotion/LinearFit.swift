/// A spring as one `linear()` timing function, where a single string has to serve: transitions and tokens.
///
/// The stops are the shortest text among all polylines through a grid of 0.1 % by 0.001 that stay within the
/// tolerance: a shortest path whose edges weigh what their end prints.
public struct LinearFit: Sendable, Equatable {
    public struct Stop: Sendable, Hashable {
        /// Thousandths of the duration.
        public var offset: Int
        /// Units of `unit`.
        public var value: Int

        public init(offset: Int, value: Int) {
            self.offset = offset
            self.value = value
        }
    }

    public let stops: [Stop]
    /// Of `value`: 0.001 or finer.
    public let unit: Double
    /// Seconds.
    public let duration: Double

    /// The timing function's text.
    public let css: String

    init(stops: [Stop], decimals: Int, duration: Double) {
        self.stops = stops
        self.duration = duration
        unit = LinearSearch.unit(decimals)
        css = String(css: { css in
            css.append("linear(")
            for (index, stop) in stops.enumerated() {
                if index > 0 { css.append(0x2C) }
                css.append(Double(stop.value) * LinearSearch.unit(decimals), decimals: decimals)
                if index > 0, index < stops.count - 1 {
                    css.append(0x20)
                    css.append(Double(stop.offset) / 10, decimals: 1)
                    css.append(0x25)
                }
            }
            css.append(0x29)
        })
    }

    /// The least text for a spring; the duration runs until it stays within half the tolerance.
    public static func fit(_ spring: SpringMotion, tolerance: Double = 1e-3) -> LinearFit {
        let shape = KeyframeFit.unitShape(of: spring)
        let tolerance = max(KeyframeFit.effectiveTolerance(max(tolerance, 1e-4), for: shape), 1e-4)
        let duration = shape.settlingTime(within: tolerance / 2)
        // Stricter while the halves between the grid's points are missed; looser where even a stop at every point of the
        // grid misses, as for springs that ring through hundreds of turns.
        var strictness = 1.0
        while strictness < 64 {
            let search = LinearSearch(shape, duration: duration, tolerance: tolerance * strictness)
            if let stops = search.stops() {
                let fit = LinearFit(
                    stops: stops, decimals: search.decimals, duration: duration / spring.angularFrequency)
                if strictness > 1 || strictness < 0.7 { return fit }
                if fit.measuredError(against: spring) <= tolerance { return fit }
                strictness *= 0.96
            } else {
                strictness = strictness < 1 ? 2 : strictness * 2
            }
        }
        return LinearFit(
            stops: [Stop(offset: 0, value: 0), Stop(offset: LinearSearch.grid, value: 1000)], decimals: 3,
            duration: duration / spring.angularFrequency)
    }

    /// The value at a part of the duration, as a browser computes it.
    public func value(at offset: Double) -> Double {
        let position = (0.0...1000.0).clamping(offset * 1000)
        var index = 0
        while index < stops.count - 2, Double(stops[index + 1].offset) <= position { index += 1 }
        let low = stops[index]
        let high = stops[index + 1]
        guard high.offset > low.offset else { return Double(high.value) * unit }
        let part = (position - Double(low.offset)) / Double(high.offset - low.offset)
        return (Double(low.value) + Double(high.value - low.value) * part) * unit
    }

    /// The worst distance to the spring over the course and the rest after it.
    public func measuredError(against spring: SpringMotion) -> Double {
        var worst = (spring.value(at: duration) - 1).magnitude
        for step in 0...4000 {
            let offset = Double(step) / 4000
            worst = max(worst, (value(at: offset) - spring.value(at: offset * duration)).magnitude)
        }
        return worst
    }
}
