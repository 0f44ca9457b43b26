/// The animations that one target plays in one phase.
public struct MotionRule: Sendable, Hashable {
    public enum Condition: Sendable, Hashable {
        case always
        /// Belongs in `@media (prefers-reduced-motion: reduce)`, after the rules without a condition.
        case prefersReducedMotion
    }

    public var target: MotionTarget
    public var phase: MotionPhase
    public var condition: Condition
    /// Empty for `none`. A transform comes first.
    public var animations: [AnimationValue]

    /// The value of the `animation` property.
    public var value: String { String(css: { appendValue(to: &$0) }) }

    func appendValue(to css: inout [UInt8]) {
        if animations.isEmpty { css.append("none") }
        for (index, animation) in animations.enumerated() {
            if index > 0 { css.append(0x2C) }
            animation.appendCSS(to: &css)
        }
    }
}
