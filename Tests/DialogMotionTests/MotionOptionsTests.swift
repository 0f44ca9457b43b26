import DialogModel
import DialogMotion
import Testing

struct MotionOptionsTests {
    static func sheet(_ options: MotionOptions) -> MotionSheet {
        SampleMotion.sheet(
            [SampleMotion.slide, .fade(from: 0)], .named(.easeOut, .current), delay: 0.1,
            backdrop: .named(.linear, .current), modality: SampleMotion.modal, options: options)
    }

    @Test func `A frozen moment counts from the start of the phase, delays included`() {
        let sheet = Self.sheet(MotionOptions(preference: .full, freeze: 250))
        #expect(sheet.rules[0].value == "dlg-surface-enter 350ms ease-out -150ms both paused")
        #expect(sheet.rules[1].value == "dlg-backdrop-enter 350ms linear -250ms both paused")
        let early = Self.sheet(MotionOptions(preference: .full, freeze: 40))
        #expect(early.rules[0].value == "dlg-surface-enter 350ms ease-out 60ms both paused")
    }

    @Test(arguments: [Double.nan, -5, .infinity])
    func `A moment outside the phase is moved to its bounds`(moment: Double) {
        let delay = Self.sheet(MotionOptions(preference: .full, freeze: moment)).rules[1].animations[0].delay
        #expect(delay == (moment == .infinity ? -1e7 : 0))
    }

    @Test func `A frozen moment does not depend on the speed`() {
        let slow = Self.sheet(MotionOptions(speed: 0.1, freeze: 120))
        let full = Self.sheet(MotionOptions(freeze: 120))
        #expect(slow.css { "\($0)\($1)" } == full.css { "\($0)\($1)" })
    }

    @Test func `Speed divides durations and delays`() {
        let sheet = Self.sheet(MotionOptions(preference: .full, speed: 0.5))
        #expect(sheet.rules[0].value == "dlg-surface-enter 700ms ease-out 200ms both")
        #expect(sheet.playingTime(of: .enter) == 900)
        #expect((sheet.duration(of: .enter) - 0.45).magnitude < 1e-12)
    }

    @Test func `Reduced motion is a short fade`() {
        let sheet = Self.sheet(MotionOptions(preference: .reduce))
        #expect(!sheet.keyframesCSS.contains("transform"))
        #expect(!sheet.keyframesCSS.contains("blur"))
        #expect(sheet.rules.allSatisfy { $0.condition == .always })
        #expect(sheet.rules.map(\.target) == [.surface, .backdrop, .surface, .backdrop])
        #expect(sheet.rules.flatMap(\.animations).allSatisfy { $0.duration <= 150 })
        #expect(sheet.rules[0].value == "dlg-reduced-enter 150ms linear 100ms both")
    }

    @Test func `The system's wish is met by a media query`() {
        let sheet = Self.sheet(MotionOptions(preference: .system))
        let css = sheet.css { ".\($0)-\($1)" }
        let parts = css.split(separator: "@media (prefers-reduced-motion:reduce){\n")
        #expect(parts.count == 2)
        #expect(parts.first?.contains(".surface-enter{animation:dlg-surface-enter ") == true)
        #expect(parts.last?.contains(".surface-enter{animation:dlg-reduced-enter ") == true)
        #expect(parts.last?.contains(".host-exit{animation:none}") == true)
        #expect(!Self.sheet(MotionOptions(preference: .full)).css { "\($0)\($1)" }.contains("@media"))
    }
}
