public import DialogModel

/// The tokens of one style document, or a dialog's own on top of it.
public struct TokenLayer: Sendable, Hashable {
    public var tokens: TokenSet
    public var light: TokenSet
    public var dark: TokenSet

    public init(tokens: TokenSet = TokenSet(), light: TokenSet = TokenSet(), dark: TokenSet = TokenSet()) {
        self.tokens = tokens
        self.light = light
        self.dark = dark
    }

    public init(_ style: Style) {
        self.init(tokens: style.tokens, light: style.light, dark: style.dark)
    }

    /// What a dialog overrides in the style that it names.
    public init(_ reference: StyleReference) {
        self.init(tokens: reference.tokens, light: reference.light, dark: reference.dark)
    }

    public var isEmpty: Bool { tokens.isEmpty && light.isEmpty && dark.isEmpty }

    subscript(appearance: Appearance) -> TokenSet { appearance == .light ? light : dark }
}
