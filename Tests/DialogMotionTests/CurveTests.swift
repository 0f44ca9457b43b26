import DialogModel
import DialogMotion
import Testing

struct CurveTests {
    @Test(arguments: [
        (Curve.Name.spring, Curve.Generation.current, 0.5, 1.0), (.default, .current, 0.5, 1),
        (.smooth, .current, 0.5, 1), (.snappy, .current, 0.5, 0.85), (.bouncy, .current, 0.5, 0.7),
        (.interactiveSpring, .current, 0.15, 0.85), (.spring, .swiftUI2020, 0.55, 0.825),
        (.interactiveSpring, .swiftUI2020, 0.15, 0.86), (.bouncy, .swiftUI2020, 0.5, 0.7),
    ])
    func `A preset is its spring`(name: Curve.Name, generation: Curve.Generation, response: Double, fraction: Double) {
        let expected = SpringMotion(response: response, dampingFraction: fraction)
        #expect(Curve.named(name, generation).resolved == .spring(expected))
    }

    @Test(arguments: [
        (Curve.Name.linear, Curve.Generation.current, CubicBezier(0, 0, 1, 1)),
        (.easeIn, .current, CubicBezier(0.42, 0, 1, 1)), (.easeOut, .current, CubicBezier(0, 0, 0.58, 1)),
        (.easeInOut, .current, CubicBezier(0.42, 0, 0.58, 1)), (.default, .swiftUI2020, CubicBezier(0.42, 0, 0.58, 1)),
    ])
    func `A preset is its timing curve`(name: Curve.Name, generation: Curve.Generation, easing: CubicBezier) {
        #expect(Curve.named(name, generation).resolved == .easing(easing, duration: 0.35))
    }

    @Test func `Bounce is damping said differently`() {
        #expect(Curve.Spring.duration(0.5, bounce: 0.3).motion == SpringMotion(response: 0.5, dampingFraction: 0.7))
        let heavy = Curve.Spring.duration(0.5, bounce: -0.3).motion
        #expect((heavy.dampingFraction - 1 / 0.7).magnitude < 1e-12)
        #expect((heavy.bounce + 0.3).magnitude < 1e-12)
    }

    @Test func `The physical form is held to critical damping`() {
        let spring = Curve.Spring.physical(mass: 1, stiffness: 100, damping: 60, initialVelocity: 0).motion
        #expect(spring.dampingFraction == 1)
    }

    @Test(arguments: [
        Curve.Spring.response(0.55, dampingFraction: 0.825), .duration(0.5, bounce: -0.3),
        .physical(mass: 2, stiffness: 170, damping: 15, initialVelocity: 0),
    ])
    func `The forms of a spring convert into one another`(spring: Curve.Spring) {
        let motion = spring.motion
        for form in [spring.responseForm, spring.durationForm] {
            #expect((form.motion.angularFrequency - motion.angularFrequency).magnitude < 1e-9)
            #expect((form.motion.dampingFraction - motion.dampingFraction).magnitude < 1e-9)
        }
        let physical = spring.physicalForm(mass: 3).motion
        #expect((physical.angularFrequency - motion.angularFrequency).magnitude < 1e-9)
        #expect((physical.dampingFraction - min(motion.dampingFraction, 1)).magnitude < 1e-9)
    }

    @Test(arguments: [
        (Curve.named(.bouncy, .current), ".bouncy"),
        (.named(.spring, .swiftUI2020), ".spring(response: 0.55, dampingFraction: 0.825)"),
        (.named(.default, .swiftUI2020), ".easeInOut(duration: 0.35)"),
        (.easing(.easeOut, duration: 0.3), ".easeOut(duration: 0.3)"),
        (.spring(.duration(0.5, bounce: -0.25)), ".spring(duration: 0.5, bounce: -0.25)"),
        (
            .spring(.physical(mass: 1, stiffness: 170, damping: 15, initialVelocity: 2)),
            ".interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 2)"
        ),
        (
            .cubicBezier(x1: 0.3, y1: -0.2, x2: 0.7, y2: 1.2, duration: 0.4),
            ".timingCurve(0.3, -0.2, 0.7, 1.2, duration: 0.4)"
        ),
    ])
    func `A curve is said in SwiftUI`(curve: Curve, expression: String) {
        #expect(curve.swiftUIExpression == expression)
        let delayed = Transition(effects: [], curve: curve, delay: 0.2)
        #expect(delayed.swiftUIExpression == expression + ".delay(0.2)")
    }

    @Test(arguments: [(CubicBezier.linear, 0.25, 0.25), (.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846)])
    func `A timing curve has the values of CSS`(easing: CubicBezier, at: Double, value: Double) {
        #expect((easing.value(at: at) - value).magnitude < 5e-5)
        #expect(easing.value(at: -1) == 0)
        #expect(easing.value(at: 2) == 1)
        let slope = (easing.value(at: at + 1e-6) - easing.value(at: at - 1e-6)) / 2e-6
        #expect((easing.slope(at: at) - slope).magnitude < 1e-5)
    }

    @Test func `Numbers are printed without exponents or idle zeros`() {
        #expect(CubicBezier(0.1, -0.25, 1, 1.5).css == "cubic-bezier(.1,-.25,1,1.5)")
        #expect(CubicBezier(0.00001, 1e-9, 0.5, .nan).css == "cubic-bezier(0,0,.5,0)")
        #expect(CubicBezier.easeInOut.css == "ease-in-out")
    }
}
