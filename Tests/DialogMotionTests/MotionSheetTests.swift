import CSS
import DialogModel
import DialogMotion
import Testing

struct MotionSheetTests {
    @Test(arguments: [
        (Effect.slide(edge: .bottom, distance: CSSLength(100, .percent)), "transform:translateY(100%)"),
        (.slide(edge: .top, distance: CSSLength(20)), "transform:translateY(-20px)"),
        (.slide(edge: .leading, distance: CSSLength(2.5, .rem)), "transform:translateX(-2.5rem)"),
        (.slide(edge: .trailing, distance: CSSLength(100, .vw)), "transform:translateX(100vw)"),
        (.fade(from: 0.2), "opacity:.2"), (.scale(from: 0.9), "transform:scale(.9)"),
        (.blur(from: 8), "filter:blur(8px)"), (.rotate(from: -6), "transform:rotate(-6deg)"),
    ])
    func `Each effect names its hidden state`(effect: Effect, declaration: String) {
        let css = SampleMotion.sheet([effect]).keyframesCSS
        let shown = declaration.hasPrefix("opacity") ? "opacity:1" : declaration.prefix { $0 != ":" } + ":none"
        #expect(
            css == """
                @keyframes dlg-surface-enter{0%{\(declaration)}to{\(shown)}}
                @keyframes dlg-surface-exit{0%{\(shown)}to{\(declaration)}}

                """)
    }

    @Test func `Effects share one transform in a fixed order`() {
        let effects: [Effect] = [
            .rotate(from: 4), .fade(from: 0), .scale(from: 0.5), .slide(edge: .top, distance: CSSLength(20)),
            .slide(edge: .leading, distance: CSSLength(100, .percent)), .blur(from: 2),
        ]
        let sheet = SampleMotion.sheet(effects)
        let start = "0%{transform:translate(-100%,-20px) scale(.5) rotate(4deg);opacity:0;filter:blur(2px)}"
        #expect(
            sheet.keyframesCSS.hasPrefix(
                "@keyframes dlg-surface-enter{\(start)to{transform:none;opacity:1;filter:none}}"))
        #expect(
            sheet.rules.map(\.value) == [
                "dlg-surface-enter 350ms ease-out both", "dlg-surface-exit 350ms ease-out both",
            ])
    }

    @Test func `Slides along one axis add up, whatever their units`() {
        let effects: [Effect] = [
            .slide(edge: .bottom, distance: CSSLength(100, .percent)), .slide(edge: .bottom, distance: CSSLength(16)),
            .slide(edge: .top, distance: CSSLength(4)),
        ]
        #expect(SampleMotion.sheet(effects).keyframesCSS.contains("0%{transform:translateY(calc(100% + 12px))}"))
    }

    @Test func `Leading and trailing follow the direction`() {
        let options = MotionOptions(direction: .rightToLeft, preference: .full)
        let effects: [Effect] = [.slide(edge: .leading, distance: CSSLength(100, .percent))]
        #expect(SampleMotion.sheet(effects, options: options).keyframesCSS.contains("0%{transform:translateX(100%)}"))
        let frames = Effect.keyframes([Effect.Frame(at: 0, x: CSSLength(-40)), Effect.Frame(at: 1)])
        #expect(SampleMotion.sheet([frames], options: options).keyframesCSS.contains("0%{transform:translateX(40px)}"))
        #expect(SampleMotion.sheet([frames]).keyframesCSS.contains("0%{transform:translateX(-40px)}"))
    }

    @Test(arguments: MotionPhase.allCases, [0.0, 0.4])
    func `A fade on an overshooting spring plays beside the transform and keeps the curve`(
        phase: MotionPhase, from: Double
    ) throws {
        let spring = SpringMotion(response: 0.5, dampingFraction: 0.7)
        let sheet = SampleMotion.sheet([.scale(from: 0.8), .fade(from: from)], .named(.bouncy, .current))
        let rule = try #require(sheet.rules.first { $0.phase == phase })
        let opacityIsAlone = phase == .enter || from == 0
        #expect(rule.animations.count == (opacityIsAlone ? 2 : 1))
        #expect(rule.animations.map(\.duration).allSatisfy { $0 == rule.animations[0].duration })
        let transform = try #require(EmittedKeyframes(rule.animations[0].name, in: sheet.keyframesCSS))
        let paint = try #require(
            EmittedKeyframes(rule.animations[rule.animations.count - 1].name, in: sheet.keyframesCSS))
        let duration = sheet.duration(of: phase)
        for step in 0..<500 {
            let offset = Double(step) / 500
            let x = spring.value(at: offset * duration)
            let presence = phase == .enter ? x : 1 - x
            let opacity = min(max(from + (1 - from) * presence, 0), 1)
            #expect((paint.value("opacity", at: offset) - opacity).magnitude <= 1.1e-4)
            let scale = 0.8 + 0.2 * presence
            #expect((transform.value("scale", at: offset, identity: 1) - scale).magnitude <= 0.2 * 1.1e-4)
        }
    }

    @Test func `A spring without overshoot needs one rule for all`() {
        let sheet = SampleMotion.sheet([SampleMotion.slide, .fade(from: 0)], .named(.spring, .current))
        #expect(sheet.rules.map(\.animations.count) == [1, 1])
    }

    @Test(arguments: [Curve.named(.bouncy, .current), .named(.easeOut, .current), .named(.linear, .current)])
    func `Own keyframes are stations on the curve's way`(curve: Curve) throws {
        let frames = [
            Effect.Frame(at: 0, opacity: 0, y: CSSLength(40)), Effect.Frame(at: 0.6, y: CSSLength(-8), scale: 1.02),
            Effect.Frame(at: 1),
        ]
        for phase in MotionPhase.allCases {
            let sheet = SampleMotion.sheet([.keyframes(frames)], curve)
            let rule = try #require(sheet.rules.first { $0.phase == phase })
            let duration = sheet.duration(of: phase)
            for animation in rule.animations {
                let emitted = try #require(EmittedKeyframes(animation.name, in: sheet.keyframesCSS))
                let easing = animation.easing
                for step in 0..<300 {
                    let offset = Double(step) / 300
                    let x = curve.resolved.value(at: offset * duration)
                    let presence = phase == .enter ? x : 1 - x
                    func expect(_ component: String, _ value: Double, identity: Double, within: Double) {
                        guard emitted.frames[0].values[component] ?? emitted.frames[1].values[component] != nil else {
                            return
                        }
                        let found = emitted.value(
                            component, at: offset, identity: identity,
                            easing: [easing.x1, easing.y1, easing.x2, easing.y2])
                        #expect((found - value).magnitude <= within)
                    }
                    let first = presence < 0.6
                    expect("translateY", first ? 40 - 80 * presence : -20 + 20 * presence, identity: 0, within: 0.0048)
                    expect("scale", first ? 1 + presence / 30 : 1.05 - presence / 20, identity: 1, within: 2.1e-6)
                    expect("opacity", first ? max(0, presence / 0.6) : 1, identity: 1, within: 1e-4)
                }
            }
        }
    }

    @Test func `A hundred stations on a spring that rings for long stay a short text`() throws {
        let frames = (0...100).map { index in
            Effect.Frame(at: Double(index) / 100, y: CSSLength(index % 2 == 0 ? 40 : 0), scale: 1 + Double(index) / 100)
        }
        let ringing = Curve.spring(.response(0.5, dampingFraction: 0.05))
        let sheet = SampleMotion.sheet([.keyframes(frames)], ringing)
        #expect(sheet.keyframesCSS.utf8.count < 60_000)
        let emitted = try #require(EmittedKeyframes("dlg-surface-enter", in: sheet.keyframesCSS))
        #expect(emitted.frames.count == 257)
    }

    @Test func `Nothing moves where nothing is asked for`() {
        let sheet = MotionSheet(
            animation: Animation(enter: nil, exit: nil, backdrop: nil), modality: SampleMotion.modal)
        #expect(sheet.keyframesCSS.isEmpty)
        #expect(sheet.rules.isEmpty)
        #expect(sheet.playingTime(of: .enter) == 0)
        let instant = SampleMotion.sheet([.fade(from: 0)], .easing(.linear, duration: 0))
        #expect(instant.rules.isEmpty)
    }

    @Test func `The backdrop and the host follow a curve of their own`() {
        let sheet = SampleMotion.sheet(
            [SampleMotion.slide], .named(.easeOut, .current), backdrop: .easing(.linear, duration: 0.2),
            modality: SampleMotion.modal)
        let css = sheet.keyframesCSS
        #expect(css.contains("@keyframes dlg-backdrop-enter{0%{opacity:0}to{opacity:1}}"))
        #expect(css.contains("@keyframes dlg-host-enter{0%{filter:none}to{filter:blur(3px)}}"))
        #expect(css.contains("@keyframes dlg-host-exit{0%{filter:blur(3px)}to{filter:none}}"))
        #expect(sheet.rules.map(\.target) == [.surface, .backdrop, .host, .surface, .backdrop, .host])
        #expect(sheet.rules[1].value == "dlg-backdrop-enter 200ms linear both")
    }

    @Test func `What does not move vanishes when the exit starts`() {
        let animation = Animation(
            enter: nil, exit: nil, backdrop: BackdropTransition(curve: .named(.linear, .current)))
        let sheet = MotionSheet(
            animation: animation, modality: SampleMotion.modal, options: MotionOptions(preference: .full))
        let surface = sheet.rules.filter { $0.target == .surface }
        #expect(surface.map(\.phase) == [.exit])
        #expect(surface.map(\.value) == ["dlg-hidden 0ms linear both"])
        #expect(sheet.keyframesCSS.contains("@keyframes dlg-hidden{from,to{visibility:hidden}}"))
    }

    @Test func `The same document gives the same bytes`() {
        func css() -> String {
            SampleMotion.sheet(
                [SampleMotion.slide, .fade(from: 0)], .named(.bouncy, .current), backdrop: .named(.spring, .current),
                modality: SampleMotion.modal, options: MotionOptions(prefix: "d1")
            ).css { "\($0)-\($1)" }
        }
        #expect(css() == css())
        #expect(css().contains("@keyframes d1-surface-enter{"))
    }

    @Test func `Tracks tell the values of the closed form`() throws {
        let sheet = SampleMotion.sheet([SampleMotion.slide, .fade(from: 0)], .named(.bouncy, .current), delay: 0.1)
        let tracks = sheet.tracks.filter { $0.phase == .enter }
        #expect(tracks.map(\.channel.property) == [.translateY, .opacity])
        let spring = SpringMotion(response: 0.5, dampingFraction: 0.7)
        #expect(tracks[0].value(at: 0.05) == 1000)
        #expect((tracks[0].value(at: 0.3) - 1000 * (1 - spring.value(at: 0.2))).magnitude < 1e-9)
        #expect(tracks[1].value(at: 0.45) == 1)
        #expect(tracks[0].value(at: 60) == 0)
        #expect((sheet.duration(of: .enter) - 0.1 - KeyframeFit.cached(spring).duration).magnitude < 1e-12)
    }
}
