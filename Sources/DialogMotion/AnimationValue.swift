/// One item of a CSS `animation` list; it fills both ways.
public struct AnimationValue: Sendable, Hashable {
    public var name: String
    /// Milliseconds, as played.
    public var duration: Double
    public var easing: CubicBezier
    /// Milliseconds, as played; negative when a later moment is shown.
    public var delay: Double
    public var isPaused: Bool

    public var css: String { String(css: { appendCSS(to: &$0) }) }

    func appendCSS(to css: inout [UInt8]) {
        css.append(contentsOf: name.utf8)
        css.append(0x20)
        append(milliseconds: duration, to: &css)
        css.append(0x20)
        easing.appendCSS(to: &css)
        if delay != 0 {
            css.append(0x20)
            append(milliseconds: delay, to: &css)
        }
        css.append(" both")
        if isPaused { css.append(" paused") }
    }

    /// Seven digits or so: a rounded duration shifts the whole course.
    private func append(milliseconds: Double, to css: inout [UInt8]) {
        css.append(milliseconds, decimals: milliseconds < 100 ? 4 : 3)
        css.append("ms")
    }
}
