/// Values for some of the design tokens, with those that differ in light and in dark.
public struct TokenSet: Sendable, Hashable {
    public init() {}
}
