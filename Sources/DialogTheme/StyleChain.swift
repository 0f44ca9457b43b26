public import DialogModel

/// A style with the styles that it builds on, the deepest first.
public struct StyleChain: Sendable {
    /// A longer line of bases is cut.
    public static let limit = 8

    public let styles: [Style]

    /// `find` looks a style up; `nil` where the first is unknown. An unknown base, or one met before, ends the chain.
    public init?(_ id: Slug, find: (Slug) -> Style?) {
        guard let first = find(id) else { return nil }
        var seen = [id]
        var styles = [first]
        while styles.count < Self.limit, let base = styles.last?.base, !seen.contains(base), let style = find(base) {
            seen.append(base)
            styles.append(style)
        }
        self.styles = styles.reversed()
    }

    public var layers: [TokenLayer] { styles.map(TokenLayer.init) }
}
