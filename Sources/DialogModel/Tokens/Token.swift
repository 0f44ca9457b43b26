/// One design token: its place in a style document, its kind of value, and the custom property that carries it.
public struct Token: Sendable, Hashable {
    /// Its place in ``TokenTable/all``.
    public let index: Int
    /// The keys that lead to it in a style's tokens, family first: `["surface", "maxWidth"]`.
    public let path: [String]
    public let type: TokenType
    /// What it is for, in one sentence.
    public let summary: String
    /// `nil` for the colours of a button's variant or role: they reach the sheet as the button's own three.
    public let property: String?
    /// Where no style says anything and nothing is derived; light and dark.
    public let fallback: (light: String, dark: String)?

    public var family: String { path[0] }
    /// As in messages: `surface.maxWidth`.
    public var name: String { path.joined(separator: ".") }

    public static func == (a: Token, b: Token) -> Bool { a.index == b.index }
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// `maxWidth` → `max-width`.
    static func kebab(_ word: String) -> String {
        var result = ""
        for scalar in word.unicodeScalars {
            if ("A"..."Z").contains(scalar) { result += "-" }
            result.unicodeScalars.append(scalar)
        }
        return result.lowercased()
    }
}
