import CSS
import DialogModel

@testable import DialogMotion

/// Motions that the tests share.
enum SampleMotion {
    static let modal = Dialog.Modality.modal(
        Dialog.Backdrop(color: CSSColor(red: 0, green: 0, blue: 0), opacity: 0.5, blur: 3))

    static let slide = Effect.slide(edge: .bottom, distance: CSSLength(1000))

    static func sheet(
        _ effects: [Effect], _ curve: Curve = .named(.easeOut, .current), delay: Double = 0, backdrop: Curve? = nil,
        modality: Dialog.Modality = .nonModal, options: MotionOptions = MotionOptions(preference: .full)
    ) -> MotionSheet {
        let transition = Transition(effects: effects, curve: curve, delay: delay)
        let animation = Animation(
            enter: transition, exit: transition, backdrop: backdrop.map { BackdropTransition(curve: $0) })
        return MotionSheet(animation: animation, modality: modality, options: options)
    }

    /// A spring in the form that keeps its initial velocity, for damping fractions up to 1.
    static func curve(_ spring: SpringMotion) -> Curve {
        .spring(
            .physical(
                mass: 1, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: spring.initialVelocity))
    }

    static let springs: [(name: String, spring: SpringMotion)] = [
        ("spring", SpringMotion(response: 0.5, dampingFraction: 1)),
        ("snappy", SpringMotion(response: 0.5, dampingFraction: 0.85)),
        ("spring 2020", SpringMotion(response: 0.55, dampingFraction: 0.825)),
        ("bouncy", SpringMotion(response: 0.5, dampingFraction: 0.7)),
        ("1, 170, 15", Curve.Spring.physical(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0).motion),
        (".3, .5", SpringMotion(response: 0.3, dampingFraction: 0.5)),
        ("interactiveSpring", SpringMotion(response: 0.15, dampingFraction: 0.85)),
        ("over-damped", SpringMotion(response: 0.5, dampingFraction: 1 / 0.7)),
        ("thrown", SpringMotion(response: 0.5, dampingFraction: 0.7, initialVelocity: 8)),
    ]
}

/// A small generator whose numbers are the same everywhere.
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(in range: ClosedRange<Double>) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11) / 9_007_199_254_740_992
    }
}
