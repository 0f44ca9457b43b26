/// A token that must be told from what it lies on.
public struct TokenPair: Sendable {
    public let text: Token
    /// Topmost first; where all are see-through, the surface's ground shines through.
    public let grounds: [Token]
    /// The least contrast ratio: 4.5 for text, 3 for controls and icons (WCAG 2.2, 1.4.3 and 1.4.11).
    public let ratio: Double
}

extension TokenTable {
    /// What must contrast with what; buttons are judged by their looks.
    public static let pairs: [TokenPair] = [
        ("accent.foreground", ["accent.color"], 4.5), ("accent.text", [], 4.5),
        ("surface.foreground", [], 4.5), ("title.color", ["title.background"], 4.5),
        ("message.color", ["message.background"], 4.5), ("accent.text", ["message.background"], 4.5),
        ("field.foreground", ["field.background"], 4.5), ("field.placeholder", ["field.background"], 4.5),
        ("field.label", [], 4.5), ("field.help", [], 4.5), ("field.error", [], 4.5), ("field.option", [], 4.5),
        ("field.border", [], 3), ("field.control", [], 3), ("field.checked", [], 3),
        ("close.color", ["close.background"], 3),
        ("accent.info", [], 3), ("accent.success", [], 3), ("accent.warning", [], 3), ("accent.danger", [], 3),
        ("focus.color", [], 3),
    ].compactMap { text, grounds, ratio in
        guard let token = TokenTable.token(text), let ground = TokenTable.token("surface.background") else {
            return nil
        }
        return TokenPair(text: token, grounds: grounds.compactMap(TokenTable.token) + [ground], ratio: ratio)
    }
}
