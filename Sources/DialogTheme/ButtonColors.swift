public import CSS

/// What a button is painted with.
public struct ButtonColors: Sendable, Hashable {
    public var background: CSSColor
    public var foreground: CSSColor
    public var border: CSSBorder
}
