import DialogMotion
import Testing

struct SpringMotionTests {
    @Test(arguments: [0.2, 0.7, 0.999_999, 1, 1.000_001, 1.4, 3], [-5.0, 0, 8])
    func `The closed form agrees with the equation of motion`(fraction: Double, velocity: Double) {
        let spring = SpringMotion(response: 0.5, dampingFraction: fraction, initialVelocity: velocity)
        let w = spring.angularFrequency
        var (x, v) = (0.0, velocity)
        func acceleration(_ x: Double, _ v: Double) -> Double { w * w * (1 - x) - 2 * fraction * w * v }
        let h = 1e-4
        for step in 1...5000 {
            let (k1x, k1v) = (v, acceleration(x, v))
            let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
            let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
            let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
            x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
            v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
            guard step % 500 == 0 else { continue }
            let t = Double(step) * h
            #expect((spring.value(at: t) - x).magnitude < 1e-9)
            #expect((spring.velocity(at: t) - v).magnitude < 1e-7)
        }
    }

    @Test(arguments: [
        (0.5, 1.0, 0.001, 0.7348), (0.5, 0.7, 0.001, 0.8187), (0.5, 1, 0.0005, 0.7957), (0.5, 0.85, 0.0005, 0.7420),
        (0.55, 0.825, 0.0005, 0.7965), (0.5, 0.7, 0.0005, 0.8684),
    ])
    func `Springs settle when the last crossing is over`(
        response: Double, fraction: Double, within: Double, time: Double
    ) {
        let spring = SpringMotion(response: response, dampingFraction: fraction)
        #expect((spring.settlingTime(within: within) - time).magnitude < 5e-5)
    }

    @Test(arguments: SampleMotion.springs.map(\.spring), [1e-2, 1e-3, 5e-5])
    func `After settling the target is never left again`(spring: SpringMotion, epsilon: Double) {
        let time = spring.settlingTime(within: epsilon)
        #expect(((spring.value(at: time) - 1).magnitude - epsilon).magnitude < epsilon * 1e-6)
        for step in 1...2000 {
            #expect((spring.value(at: time * (1 + Double(step) / 1000)) - 1).magnitude <= epsilon)
        }
    }

    @Test(arguments: [(0.85, 1.0063, 0.475), (0.7, 1.0460, 0.350)])
    func `Presets peak where they should`(fraction: Double, value: Double, time: Double) throws {
        let peak = try #require(SpringMotion(response: 0.5, dampingFraction: fraction).peak)
        #expect((peak.value - value).magnitude < 5e-5)
        #expect((peak.time - time).magnitude < 5e-4)
        #expect(SpringMotion(response: 0.5, dampingFraction: 1).peak == nil)
    }

    @Test func `A thrown critically damped spring peaks once`() throws {
        let spring = SpringMotion(response: 0.5, dampingFraction: 1, initialVelocity: 30)
        let peak = try #require(spring.peak)
        #expect(peak.value > 1)
        #expect(spring.velocity(at: peak.time).magnitude < 1e-9)
        #expect(spring.turningPoints(before: 10).count == 1)
    }

    @Test(arguments: [(0.0, 0.0), (-3, 4), (.nan, .nan), (.infinity, -.infinity), (1e300, 1e300)])
    func `Whatever the numbers, the course stays bounded`(fraction: Double, velocity: Double) {
        let spring = SpringMotion(response: 0.5, dampingFraction: fraction, initialVelocity: velocity)
        #expect(spring.settlingTime(within: 1e-4).isFinite)
        #expect(spring.value(at: 0.1).isFinite)
    }
}
