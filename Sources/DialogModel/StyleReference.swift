/// The style that a dialog names, and the single tokens that it overrides.
public struct StyleReference: Sendable, Hashable {
    public var base: Slug
    public var tokens: TokenSet

    public init(base: Slug, tokens: TokenSet = TokenSet()) {
        self.base = base
        self.tokens = tokens
    }
}
