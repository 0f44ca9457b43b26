public import CSS

/// One number of a motion as a piecewise linear function of presence: 0 is hidden, 1 is shown.
///
/// Beyond both ends the outer pieces go on, as a spring overshoots.
public struct MotionChannel: Sendable, Hashable {
    public struct Stop: Sendable, Hashable {
        /// Presence, 0–1.
        public var at: Double
        public var value: Double
    }

    public var property: MotionProperty
    /// Of a translation.
    public var unit: CSSLength.Unit
    /// At least two, rising.
    public var stops: [Stop]

    init(_ property: MotionProperty, unit: CSSLength.Unit = .px, hidden: Double, shown: Double? = nil) {
        self.init(
            property, unit: unit,
            stops: [Stop(at: 0, value: hidden), Stop(at: 1, value: shown ?? property.identity)])
    }

    init(_ property: MotionProperty, unit: CSSLength.Unit = .px, stops: [Stop]) {
        self.property = property
        self.unit = unit
        self.stops = stops
    }

    /// Within the property's range.
    public func value(atPresence presence: Double) -> Double {
        property.range.clamping(unclamped(atPresence: presence))
    }

    func unclamped(atPresence presence: Double) -> Double {
        var index = 0
        while index < stops.count - 2, stops[index + 1].at <= presence { index += 1 }
        let low = stops[index]
        let high = stops[index + 1]
        return low.value + (high.value - low.value) * (presence - low.at) / (high.at - low.at)
    }

    /// From the least to the greatest value.
    var span: Double {
        var low = Double.infinity
        var high = -Double.infinity
        for stop in stops {
            low = min(low, stop.value)
            high = max(high, stop.value)
        }
        return high - low
    }

    /// The steepest piece against a straight way through the same span: what an error of the course grows by.
    var amplification: Double {
        let span = span
        guard stops.count > 2, span > 0 else { return 1 }
        return zip(stops, stops.dropFirst()).reduce(1) { most, piece in
            max(most, (piece.1.value - piece.0.value).magnitude / (piece.1.at - piece.0.at) / span)
        }
    }

    /// Presences at which the channel bends.
    var bends: [Double] { stops.count > 2 ? stops[1..<(stops.count - 1)].map(\.at) : [] }

    /// Presences at which the unclamped value passes a bound of the property's range.
    var clampings: [Double] {
        var found: [Double] = []
        for index in 0..<(stops.count - 1) {
            let low = stops[index]
            let high = stops[index + 1]
            guard high.value != low.value else { continue }
            for bound in [property.range.lowerBound, property.range.upperBound] where bound.magnitude < 1e9 {
                let at = low.at + (high.at - low.at) * (bound - low.value) / (high.value - low.value)
                let isHere = (index == 0 || at >= low.at) && (index == stops.count - 2 || at <= high.at)
                if isHere, at > -10, at < 10 { found.append(at) }
            }
        }
        return found
    }

    /// The sum of two channels' differences from the identity, as `animation-composition: accumulate` adds.
    func accumulating(_ other: MotionChannel) -> MotionChannel {
        let places = Set(stops.map(\.at) + other.stops.map(\.at)).sorted()
        return MotionChannel(
            property, unit: unit,
            stops: places.map { at in
                Stop(
                    at: at,
                    value: unclamped(atPresence: at) + other.unclamped(atPresence: at) - property.identity)
            })
    }
}
