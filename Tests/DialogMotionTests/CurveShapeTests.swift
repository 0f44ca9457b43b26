import DialogModel
import DialogMotion
import Testing

@Suite struct CurveShapeTests {
    @Test(arguments: [
        (CubicBezier(0.3, 1.8, 0.6, 1.2), 0.5157, 1.257893), (CubicBezier(0, 0, 0.5, 1.6), 0.76512, 1.134626),
    ])
    func `An easing's peak is where its course is highest`(easing: CubicBezier, progress: Double, value: Double) throws
    {
        let peak = try #require(easing.peak)
        #expect(abs(peak.progress - progress) < 1e-4)
        #expect(abs(peak.value - value) < 1e-6)
        for step in 0...1000 { #expect(easing.value(at: Double(step) / 1000) <= peak.value + 1e-12) }
    }

    @Test(arguments: [CubicBezier.linear, .easeIn, .easeOut, .easeInOut, CubicBezier(0.5, 0.2, 0.5, 0.8)])
    func `A course that never goes beyond its target has no peak`(easing: CubicBezier) {
        #expect(easing.peak == nil)
    }

    @Test(arguments: [
        (SpringMotion(response: 0.5, dampingFraction: 1), 0.013),
        (SpringMotion(response: 0.5, dampingFraction: 0.85), 0.013),
        (SpringMotion(response: 2, dampingFraction: 0.7), 0.02),
        (SpringMotion(response: 0.5, dampingFraction: 2), 0.05),
    ])
    func `The nearest single easing is as close as it says`(spring: SpringMotion, most: Double) {
        let nearest = SingleEasing(nearestTo: spring)
        #expect(nearest.error <= most)
        var worst = 0.0
        for step in 0...2000 {
            let t = Double(step) / 1000 * nearest.duration
            worst = max(worst, abs(nearest.easing.value(at: t / nearest.duration) - spring.value(at: t)))
        }
        #expect(worst <= nearest.error * 1.05)
    }

    @Test func `A spring without an end in sight still has its figures`() {
        let curve = Curve.spring(.response(10, dampingFraction: 0.05)).resolved
        #expect(curve.settlingTime.isFinite && curve.settlingTime > 100)
        #expect(curve.peak != nil)
    }
}
