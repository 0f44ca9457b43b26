/// A damped harmonic oscillator that runs from 0 to the target 1: the closed form that SwiftUI's
/// `Spring.value(target:time:)` returns.
public struct SpringMotion: Sendable, Equatable {
    /// Undamped, in radians a second.
    public let angularFrequency: Double
    /// 1 is critical, below oscillates, above creeps.
    public let dampingFraction: Double
    /// In distances a second.
    public let initialVelocity: Double

    let form: ClosedForm

    /// Values outside the bounds in `Limits` are moved to the nearest bound, so every spring comes to rest.
    public init(angularFrequency: Double, dampingFraction: Double, initialVelocity: Double = 0) {
        let frequency = Limits.angularFrequency.clamping(angularFrequency)
        let fraction = Limits.dampingFraction.clamping(dampingFraction)
        let velocity = Limits.relativeVelocity.clamping(initialVelocity / frequency) * frequency
        self.angularFrequency = frequency
        self.dampingFraction = fraction
        self.initialVelocity = velocity
        form = ClosedForm(w: frequency, z: fraction, v0: velocity)
    }

    /// Seconds of one undamped period, SwiftUI's `response` and perceptual `duration`.
    public init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
        self.init(
            angularFrequency: 2 * .pi / response, dampingFraction: dampingFraction, initialVelocity: initialVelocity)
    }

    /// What keeps a spring's course bounded; documents are held to narrower ranges by their validation.
    public enum Limits {
        public static let angularFrequency = 1e-3...1e6
        public static let dampingFraction = 0.05...10.0
        /// Initial velocity over angular frequency.
        public static let relativeVelocity = -200.0...200.0
    }

    enum ClosedForm: Sendable, Equatable {
        case under(a: Double, d: Double, sine: Double, v0: Double, velocitySine: Double)
        case critical(w: Double, linear: Double, v0: Double)
        case over(c1: Double, r1: Double, c2: Double, r2: Double)

        init(w: Double, z: Double, v0: Double) {
            let a = z * w
            if (z - 1).magnitude < 1e-9 {
                self = .critical(w: w, linear: w - v0, v0: v0)
            } else if z < 1 {
                let d = w * (1 - z * z).squareRoot()
                self = .under(a: a, d: d, sine: (a - v0) / d, v0: v0, velocitySine: (w * w - a * v0) / d)
            } else {
                let d = w * (z * z - 1).squareRoot()
                let r1 = -w * w / (a + d)  // the slow root in the form without cancellation
                let r2 = -(a + d)
                let c1 = (v0 + r2) / (r1 - r2)
                self = .over(c1: c1, r1: r1, c2: -1 - c1, r2: r2)
            }
        }
    }

    /// The part of the way covered after `t` seconds.
    public func value(at t: Double) -> Double {
        guard t > 0 else { return 0 }
        switch form {
        case .under(let a, let d, let sine, _, _):
            return 1 - Elementary.exp(-a * t) * (Elementary.cos(d * t) + sine * Elementary.sin(d * t))
        case .critical(let w, let linear, _):
            return 1 - Elementary.exp(-w * t) * (1 + linear * t)
        case .over(let c1, let r1, let c2, let r2):
            return 1 + c1 * Elementary.exp(r1 * t) + c2 * Elementary.exp(r2 * t)
        }
    }

    /// In distances a second.
    public func velocity(at t: Double) -> Double {
        let t = max(t, 0)
        switch form {
        case .under(let a, let d, _, let v0, let velocitySine):
            return Elementary.exp(-a * t) * (v0 * Elementary.cos(d * t) + velocitySine * Elementary.sin(d * t))
        case .critical(let w, let linear, let v0):
            return Elementary.exp(-w * t) * (v0 + w * linear * t)
        case .over(let c1, let r1, let c2, let r2):
            return c1 * r1 * Elementary.exp(r1 * t) + c2 * r2 * Elementary.exp(r2 * t)
        }
    }
}
