public import DialogModel

extension Curve {
    /// The mathematics that SwiftUI means by this curve.
    public var resolved: ResolvedCurve {
        switch self {
        case .named(let name, let generation): name.resolved(generation)
        case .easing(let easing, let duration): .easing(easing.timingFunction, duration: Self.bounded(duration))
        case .spring(let spring): .spring(spring.motion)
        case .cubicBezier(let x1, let y1, let x2, let y2, let duration):
            .easing(
                CubicBezier(
                    (0.0...1.0).clamping(x1), Self.ordinates.clamping(y1), (0.0...1.0).clamping(x2),
                    Self.ordinates.clamping(y2)),
                duration: Self.bounded(duration))
        }
    }

    private static let ordinates = -100.0...100.0

    private static func bounded(_ duration: Double) -> Double { (0.0...3600.0).clamping(duration) }
}

extension Curve.Name {
    /// The preset of a generation.
    ///
    /// - `spring`, `smooth`, `snappy`, `bouncy`, `interactiveSpring`: the inlinable code of the iOS 17 SDK, read through
    ///   OpenSwiftUI: duration 0.5 (0.15 for the interactive one), bounce 0, 0, 0.15, 0.3 and 0.15.
    /// - `default`: the same as `spring`, as OpenSwiftUI has it and as `withAnimation {}` draws. Apple's page on
    ///   `Animation.default` says response 0.55 instead; the two never differ by more than 5.2 %.
    /// - Before iOS 17 `spring` was response 0.55 and damping fraction 0.825, `interactiveSpring` 0.15 and 0.86 (the
    ///   interfaces of the iOS 13–16 SDKs), `default` was `easeInOut` (Apple's page). The names that came with iOS 17
    ///   mean the same in both.
    /// - Easings: 0.35 s, with the control points of the CSS keywords (OpenSwiftUI, Apple's pages).
    public func resolved(_ generation: Curve.Generation) -> ResolvedCurve {
        switch (self, generation) {
        case (.spring, .swiftUI2020): .spring(SpringMotion(response: 0.55, dampingFraction: 0.825))
        case (.interactiveSpring, .swiftUI2020): .spring(SpringMotion(response: 0.15, dampingFraction: 0.86))
        case (.default, .swiftUI2020), (.easeInOut, _): .easing(.easeInOut, duration: 0.35)
        case (.default, .current), (.spring, .current), (.smooth, _):
            .spring(SpringMotion(response: 0.5, dampingFraction: 1))
        case (.snappy, _): .spring(SpringMotion(response: 0.5, dampingFraction: 0.85))
        case (.bouncy, _): .spring(SpringMotion(response: 0.5, dampingFraction: 0.7))
        case (.interactiveSpring, .current): .spring(SpringMotion(response: 0.15, dampingFraction: 0.85))
        case (.linear, _): .easing(.linear, duration: 0.35)
        case (.easeIn, _): .easing(.easeIn, duration: 0.35)
        case (.easeOut, _): .easing(.easeOut, duration: 0.35)
        }
    }
}

extension Curve.Easing {
    public var timingFunction: CubicBezier {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInOut: .easeInOut
        }
    }
}
