import DialogMotion
import Testing

struct LinearFitTests {
    @Test(arguments: [
        (
            1.0,
            "linear(0,.004 1%,.017 2%,.043 3.3%,.09 5%,.155 7%,.409 14%,.52 17.4%,.6 20.2%,.67 23%,.743 26.5%,"
                + ".803 30.1%,.854 34%,.893 38%,.929 43%,.957 49%,.978 56.8%,.993 69%,1 93%,1)"
        ),
        (
            0.7,
            "linear(0,0 .3%,.01 1.4%,.037 2.7%,.077 4%,.13 5.4%,.21 7.2%,.53 13.7%,.633 16%,.714 18%,.785 20%,"
                + ".841 21.8%,.898 24%,.94 26%,.978 28.3%,1.01 31%,1.032 34%,1.045 37.8%,1.045 43%,1.008 61%,.998 73%,1)"
        ),
    ])
    func `The shortest text for a thousandth is found`(fraction: Double, text: String) {
        let fit = LinearFit.fit(SpringMotion(response: 0.5, dampingFraction: fraction))
        #expect(fit.css == text)
    }

    @Test(arguments: SampleMotion.springs.map(\.spring), [1e-3, 1e-4])
    func `The tolerance is kept`(spring: SpringMotion, tolerance: Double) {
        let fit = LinearFit.fit(spring, tolerance: tolerance)
        #expect(fit.measuredError(against: spring) <= tolerance)
        #expect(fit.css.utf8.count < 1200)
        #expect(fit.stops.first == LinearFit.Stop(offset: 0, value: 0))
        #expect(fit.value(at: 1) == 1)
    }

    @Test func `Where the grid is too coarse the text stays short and the error grows`() {
        let fit = LinearFit.fit(SpringMotion(response: 0.5, dampingFraction: 0.05))
        #expect(fit.css.utf8.count < 4000)
        #expect(fit.measuredError(against: SpringMotion(response: 0.5, dampingFraction: 0.05)) < 0.02)
    }
}
