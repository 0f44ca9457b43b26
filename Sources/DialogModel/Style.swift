/// A style document: a named set of design tokens.
public struct Style: Sendable, Hashable {
    public var id: Slug?
    /// The document's `name`, else its id.
    public var name: String
    public var description: String?
    /// The style whose tokens hold where this one says nothing.
    public var base: Slug?
    /// For both appearances.
    public var tokens: TokenSet
    /// On top of `tokens` in the light appearance.
    public var light: TokenSet
    /// On top of `tokens` in the dark appearance.
    public var dark: TokenSet

    public init(
        id: Slug?, name: String, description: String? = nil, base: Slug? = nil, tokens: TokenSet = TokenSet(),
        light: TokenSet = TokenSet(), dark: TokenSet = TokenSet()
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.base = base
        self.tokens = tokens
        self.light = light
        self.dark = dark
    }
}
