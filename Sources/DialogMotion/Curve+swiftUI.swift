public import DialogModel

extension Curve {
    /// The SwiftUI expression for an `Animation` with this curve, as of the iOS 17 SDK.
    public var swiftUIExpression: String {
        switch self {
        case .named(.spring, .swiftUI2020): ".spring(response: 0.55, dampingFraction: 0.825)"
        case .named(.interactiveSpring, .swiftUI2020): ".interactiveSpring(response: 0.15, dampingFraction: 0.86)"
        case .named(.default, .swiftUI2020): ".easeInOut(duration: 0.35)"
        case .named(let name, _): ".\(name.rawValue)"
        case .easing(let easing, let duration): ".\(easing.rawValue)(duration: \(Self.literal(duration)))"
        case .spring(.response(let response, let fraction)):
            ".spring(response: \(Self.literal(response)), dampingFraction: \(Self.literal(fraction)))"
        case .spring(.duration(let duration, let bounce)):
            ".spring(duration: \(Self.literal(duration)), bounce: \(Self.literal(bounce)))"
        case .spring(.physical(let mass, let stiffness, let damping, let velocity)):
            ".interpolatingSpring(mass: \(Self.literal(mass)), stiffness: \(Self.literal(stiffness)), "
                + "damping: \(Self.literal(damping)), initialVelocity: \(Self.literal(velocity)))"
        case .cubicBezier(let x1, let y1, let x2, let y2, let duration):
            ".timingCurve(\(Self.literal(x1)), \(Self.literal(y1)), \(Self.literal(x2)), \(Self.literal(y2)), "
                + "duration: \(Self.literal(duration)))"
        }
    }

    /// Six decimals at the most, a zero before the point.
    static func literal(_ value: Double) -> String {
        let text = String(css: { $0.append(value.magnitude, decimals: 6) })
        let sign = value < 0 && text != "0" ? "-" : ""
        return sign + (text.utf8.first == 0x2E ? "0" + text : text)
    }
}

extension Transition {
    /// The SwiftUI expression for its curve and delay.
    public var swiftUIExpression: String {
        delay > 0 ? curve.swiftUIExpression + ".delay(\(Curve.literal(delay)))" : curve.swiftUIExpression
    }
}
