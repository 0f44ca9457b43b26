import CSS
import DialogModel
import Testing

struct AnimationTests {
    private func animation(_ json: String, kind: String = "dialog") throws -> Animation {
        try dialog(#"{"title":"T","kind":"\#(kind)","animation":\#(json)}"#).animation
    }

    private static let ownSize = CSSLength(100, .percent)

    @Test(arguments: [
        (#""fade""#, [Effect.fade(from: 0)]),
        (#""scale""#, [.scale(from: 0.9)]),
        (#""blur""#, [.blur(from: 8)]),
        (#""rotate""#, [.rotate(from: -6)]),
        (#""slide-bottom""#, [.slide(edge: .bottom, distance: ownSize)]),
        (#"["slide-top","fade"]"#, [.slide(edge: .top, distance: ownSize), .fade(from: 0)]),
        (#"{"effects":["slide-leading"]}"#, [.slide(edge: .leading, distance: ownSize)]),
        (
            #"[{"type":"slide","edge":"trailing","distance":1000},{"type":"blur","from":"3px"}]"#,
            [.slide(edge: .trailing, distance: CSSLength(1000)), .blur(from: 3)]
        ),
    ])
    func `An entrance has short forms, on the default curve`(json: String, effects: [Effect]) throws {
        let animation = try animation(#"{"enter":\#(json)}"#)
        #expect(animation.enter == Transition(effects: effects, curve: .named(.default, .current)))
        #expect(animation.exit == animation.enter)
    }

    @Test(arguments: [
        (#""bouncy""#, Curve.named(.bouncy, .current)),
        (#"{"type":"spring"}"#, .named(.spring, .current)),
        (#"{"type":"spring","response":0.55}"#, .spring(.response(0.55, dampingFraction: 0.825))),
        (#"{"type":"spring","dampingFraction":1}"#, .spring(.response(0.5, dampingFraction: 1))),
        (#"{"type":"spring","bounce":0.3}"#, .spring(.duration(0.5, bounce: 0.3))),
        (
            #"{"type":"spring","mass":1,"stiffness":170,"damping":15}"#,
            .spring(.physical(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0))
        ),
        (#"{"type":"easeOut"}"#, .easing(.easeOut, duration: 0.35)),
        (#"{"type":"linear","duration":"300ms"}"#, .easing(.linear, duration: 0.3)),
        (
            #"{"type":"cubicBezier","points":[0.1,0.2,0.3,0.4]}"#,
            .cubicBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4, duration: 0.35)
        ),
    ])
    func `A curve is read in every form`(json: String, curve: Curve) throws {
        let animation = try animation(#"{"enter":{"effects":["fade"],"curve":\#(json)}}"#)
        #expect(animation.enter?.curve == curve)
    }

    @Test func `The generation of 2020 gives names their old meaning`() throws {
        let animation = try animation(
            #"{"swiftui":2020,"enter":{"curve":"spring"},"exit":"fade","backdrop":"default"}"#)
        #expect(animation.enter?.curve == .named(.spring, .swiftUI2020))
        #expect(animation.exit?.curve == .named(.default, .swiftUI2020))
        #expect(animation.backdrop?.curve == .named(.default, .swiftUI2020))
    }

    @Test(arguments: [
        (#""spring""#, Curve.easing(.easeOut, duration: 0.5)),
        (#""interactiveSpring""#, .easing(.easeOut, duration: 0.15)),
        (#""easeInOut""#, .easing(.easeInOut, duration: 0.35)),
        (#"{"type":"linear","duration":0.3}"#, .easing(.linear, duration: 0.3)),
        (#"{"type":"spring","response":0.8}"#, .easing(.easeOut, duration: 0.8)),
        (#"{"type":"spring","duration":0.4,"bounce":0.5}"#, .easing(.easeOut, duration: 0.4)),
        (
            #"{"type":"cubicBezier","points":[0,0,1,1],"duration":0.2}"#,
            .cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 0.2)
        ),
        (#"{"type":"cubicBezier","points":[0,0,0.5,1.5],"duration":0.2}"#, .easing(.easeOut, duration: 0.2)),
    ])
    func `Unless told otherwise the backdrop fades beside the entrance and never overshoots`(
        json: String, curve: Curve
    ) throws {
        let animation = try animation(#"{"enter":{"effects":["fade"],"curve":\#(json)}}"#)
        let fade = try #require(animation.backdrop?.curve)
        if case .easing(let easing, let duration) = fade, case .easing(let expected, let seconds) = curve {
            #expect(easing == expected)
            #expect((duration - seconds).magnitude < 1e-12)
        } else {
            #expect(fade == curve)
        }
    }

    @Test(arguments: [
        (#"{"enter":"none"}"#, true, true, true),
        (#"{"enter":"none","exit":"fade"}"#, true, false, false),
        (#"{"exit":"none"}"#, false, true, false),
        (#"{"enter":[],"exit":{"effects":[]}}"#, true, true, false),
        (#"{"backdrop":"none"}"#, false, false, true),
    ])
    func `None is no transition`(json: String, noEnter: Bool, noExit: Bool, noBackdrop: Bool) throws {
        let animation = try animation(json)
        #expect((animation.enter == nil) == noEnter)
        #expect((animation.exit == nil) == noExit)
        #expect((animation.backdrop == nil) == noBackdrop)
    }

    @Test func `An exit is the entrance without its delay unless told otherwise`() throws {
        let animation = try animation(#"{"enter":{"effects":["scale"],"curve":"snappy","delay":0.2}}"#)
        #expect(animation.enter?.delay == 0.2)
        #expect(animation.exit == Transition(effects: [.scale(from: 0.9)], curve: .named(.snappy, .current)))
    }

    @Test func `Frames begin and end in the shown state where nothing else is said`() throws {
        let animation = try animation(#"{"enter":[{"type":"keyframes","frames":[{"at":0.25,"y":40,"opacity":0.5}]}]}"#)
        let frame = Effect.Frame(at: 0.25, opacity: 0.5, y: CSSLength(40))
        #expect(animation.enter?.effects == [.keyframes([Effect.Frame(at: 0), frame, Effect.Frame(at: 1)])])
    }

    @Test func `An exit's frames are in the order of time and kept as a way in`() throws {
        let frames = #"{"type":"keyframes","frames":[{"at":0},{"at":0.25,"y":10},{"at":1,"opacity":0}]}"#
        let animation = try animation(#"{"exit":[\#(frames)]}"#)
        let way = [
            Effect.Frame(at: 0, opacity: 0), Effect.Frame(at: 0.75, y: CSSLength(10)), Effect.Frame(at: 1),
        ]
        #expect(animation.exit?.effects == [.keyframes(way)])
    }

    @Test func `What is not modal has no backdrop to fade`() throws {
        #expect(try animation(#"{"backdrop":"linear"}"#, kind: "toast").backdrop == nil)
    }
}
