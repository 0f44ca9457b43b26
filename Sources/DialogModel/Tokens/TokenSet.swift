/// Values for some of the design tokens, with those that differ in light and in dark.
public struct TokenSet: Sendable, Hashable {
    /// For both appearances.
    public var common: TokenValues
    /// On top of `common` in the light appearance.
    public var light: TokenValues
    /// On top of `common` in the dark appearance.
    public var dark: TokenValues

    public init(
        common: TokenValues = TokenValues(), light: TokenValues = TokenValues(), dark: TokenValues = TokenValues()
    ) {
        self.common = common
        self.light = light
        self.dark = dark
    }

    public var isEmpty: Bool { common.isEmpty && light.isEmpty && dark.isEmpty }
}
