/// A spring of angular frequency 1 sampled with its slopes: cubic Hermite look-up at a few nanoseconds a value.
struct UnitSpringTable {
    let spring: SpringMotion
    let duration: Double
    private let inverseStep: Double
    private let lastIndex: Int
    /// Value, then slope times step, by turns.
    private let samples: [Double]

    /// The look-up is off by at most step⁴/384 times the fourth derivative: under 1e-8 for the steps taken here.
    init(_ spring: SpringMotion, duration: Double) {
        let count = Int((128.0...16384.0).clamping(duration * 64))
        let step = duration / Double(count)
        var samples: [Double] = []
        samples.reserveCapacity(2 * count + 2)
        for index in 0...count {
            let t = Double(index) * step
            samples.append(spring.value(at: t))
            samples.append(spring.velocity(at: t) * step)
        }
        self.spring = spring
        self.duration = duration
        self.samples = samples
        inverseStep = 1 / step
        lastIndex = count - 1
    }

    @inline(__always)
    func value(at t: Double) -> Double {
        let position = t * inverseStep
        let index = min(max(Int(position), 0), lastIndex)
        let f = position - Double(index)
        let base = 2 * index
        let a = samples[base]
        let ma = samples[base + 1]
        let b = samples[base + 2]
        let mb = samples[base + 3]
        let rise = b - a
        return a + f * (ma + f * (3 * rise - 2 * ma - mb + f * (ma + mb - 2 * rise)))
    }
}
