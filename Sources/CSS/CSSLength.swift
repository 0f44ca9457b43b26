/// A length with its unit, as `12px` or `50%`.
public struct CSSLength: Sendable, Hashable {
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        case px
        case percent = "%"
        case em, rem, ch, ex, lh
        case vw, vh, vmin, vmax, svw, svh, lvw, lvh, dvw, dvh
    }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .px) {
        self.value = value
        self.unit = unit
    }
}
