/// The style that a dialog names, and the single tokens that it overrides.
public struct StyleReference: Sendable, Hashable {
    public var base: Slug
    /// For both appearances.
    public var tokens: TokenSet
    /// On top of `tokens` in the light appearance.
    public var light: TokenSet
    /// On top of `tokens` in the dark appearance.
    public var dark: TokenSet

    public init(
        base: Slug, tokens: TokenSet = TokenSet(), light: TokenSet = TokenSet(), dark: TokenSet = TokenSet()
    ) {
        self.base = base
        self.tokens = tokens
        self.light = light
        self.dark = dark
    }
}
