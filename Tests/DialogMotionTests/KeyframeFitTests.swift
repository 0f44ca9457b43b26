import DialogModel
import DialogMotion
import Testing

struct KeyframeFitTests {
    /// The worst distance on a way of 1000 px, read back from the emitted text at 400 moments.
    static func emittedError(_ spring: SpringMotion, tolerance: Double = 1e-4) throws -> Double {
        let options = MotionOptions(preference: .full, tolerance: tolerance)
        let sheet = SampleMotion.sheet([SampleMotion.slide], SampleMotion.curve(spring), options: options)
        return try error(of: sheet, against: spring)
    }

    static func error(of sheet: MotionSheet, against spring: SpringMotion) throws -> Double {
        let rule = try #require(EmittedKeyframes("dlg-surface-enter", in: sheet.keyframesCSS))
        let value = try #require(sheet.rules.first?.value)
        let seconds = EmittedKeyframes.number(value.split(separator: " ")[1]) / 1000
        var worst = 0.0
        for step in 0...400 {
            let offset = Double(step) / 400
            let x = 1 - rule.value("translateY", at: offset) / 1000
            worst = max(worst, (x - spring.value(at: offset * seconds)).magnitude)
        }
        for step in 0...100 { worst = max(worst, (1 - spring.value(at: seconds * (1 + Double(step) / 50))).magnitude) }
        return worst
    }

    @Test(arguments: [
        ("spring", 2, 5), ("snappy", 3, 5), ("spring 2020", 3, 5), ("bouncy", 3, 6), ("1, 170, 15", 4, 7),
        (".3, .5", 4, 7), ("interactiveSpring", 3, 5), ("thrown", 3, 6),
    ])
    func `Few intervals keep the tolerance`(name: String, coarse: Int, fine: Int) throws {
        let spring = try #require(SampleMotion.springs.first { $0.name == name }?.spring)
        #expect(KeyframeFit.fit(spring, tolerance: 1e-3).count <= coarse)
        #expect(KeyframeFit.fit(spring, tolerance: 1e-4).count <= fine)
        #expect(try Self.emittedError(spring, tolerance: 1e-3) <= 1e-3)
        #expect(try Self.emittedError(spring, tolerance: 1e-4) <= 1e-4)
    }

    @Test(arguments: 0..<10)
    func `Random springs keep a ten-thousandth`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            let spring = SpringMotion(
                response: generator.next(in: 0.05...3), dampingFraction: generator.next(in: 0.3...3),
                initialVelocity: generator.next(in: -5...20))
            let fit = KeyframeFit.fit(spring)
            #expect(fit.count <= 25)
            for step in 0..<200 {
                let offset = Double(step) / 200
                #expect((fit.value(at: offset) - spring.value(at: offset * fit.duration)).magnitude <= 1e-4)
            }
            #expect((1 - spring.value(at: fit.duration)).magnitude <= 1e-4)
        }
    }

    @Test(arguments: 0..<4)
    func `Random springs of the document's forms keep a ten-thousandth in print`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed + 100))
        for _ in 0..<5 {
            let spring = SpringMotion(
                response: generator.next(in: 0.05...3), dampingFraction: generator.next(in: 0.3...1),
                initialVelocity: generator.next(in: -5...20))
            #expect(try Self.emittedError(spring) <= 1e-4)
            let fraction = generator.next(in: 1...3)
            let heavy = Curve.spring(.response(spring.response, dampingFraction: fraction))
            let sheet = SampleMotion.sheet([SampleMotion.slide], heavy)
            let motion = SpringMotion(response: spring.response, dampingFraction: fraction)
            #expect(try Self.error(of: sheet, against: motion) <= 1e-4)
        }
    }

    @Test(arguments: [0.05, 0.08, 0.1, 0.15, 0.2, 0.29])
    func `Springs that ring for long keep a thousandth in a bounded text`(fraction: Double) throws {
        let spring = SpringMotion(response: 0.5, dampingFraction: fraction)
        #expect(KeyframeFit.fit(spring).count <= 40)
        #expect(try Self.emittedError(spring) <= 1e-3)
    }

    @Test(arguments: [(0.05, 200.0), (0.05, -200), (10, 200), (10, -200), (1, -200), (0.5, 60)])
    func `Springs thrown hard stay bounded`(fraction: Double, velocity: Double) {
        let spring = SpringMotion(angularFrequency: 1, dampingFraction: fraction, initialVelocity: velocity)
        let fit = KeyframeFit.fit(spring)
        #expect(fit.count <= 100)
        #expect(KeyframeFit.measuredError(of: fit, against: spring) <= fit.tolerance)
    }

    @Test func `The same spring gives the same fit, from the cache or not`() {
        let spring = SpringMotion(response: 0.437, dampingFraction: 0.61, initialVelocity: 2)
        let fit = KeyframeFit.fit(spring)
        #expect(KeyframeFit.fit(spring) == fit)
        #expect(KeyframeFit.cached(spring) == fit)
        #expect(KeyframeFit.cached(spring) == fit)
    }

    @Test func `Springs of one shape share one fit`() {
        let slow = KeyframeFit.fit(SpringMotion(response: 2, dampingFraction: 0.5))
        let fast = KeyframeFit.fit(SpringMotion(response: 0.25, dampingFraction: 0.5))
        #expect(slow.keyframes == fast.keyframes)
        #expect((slow.duration / fast.duration - 8).magnitude < 1e-9)
    }

    @Test func `Threads may ask for the same fit at once`() async {
        let spring = SpringMotion(response: 0.31, dampingFraction: 0.53)
        let fits = await withTaskGroup(of: Progression.self) { group in
            for _ in 0..<8 { group.addTask { KeyframeFit.cached(spring) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(fits.allSatisfy { $0 == fits[0] })
    }
}
