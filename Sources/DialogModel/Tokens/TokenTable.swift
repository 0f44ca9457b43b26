/// The one list of design tokens: documents, schema, style sheets and editors all read it.
///
/// A token `family.someName` reaches a dialog as the custom property `--dlg-family-some-name`, set on the dialog's
/// element. Buttons differ: their colours by variant (`button.filled.background`) and role
/// (`button.destructive.background`) become three properties on the button itself, `--dlg-button-background`,
/// `--dlg-button-foreground` and `--dlg-button-border` (a whole border).
public enum TokenTable {
    public static let all: [Token] = {
        var tokens: [Token] = []
        for row in families.joined() {
            let path = row.path.split(separator: ".").map(String.init)
            let isPaired = path.count > 2
            tokens.append(
                Token(
                    index: tokens.count, path: path, type: row.type, summary: row.summary,
                    property: isPaired ? nil : "--dlg-" + path.map(Token.kebab).joined(separator: "-"),
                    fallback: row.fallback))
        }
        return tokens
    }()

    /// Every custom property that a theme sets, those of buttons included.
    public static let properties: [String] =
        all.compactMap(\.property) + ["--dlg-button-grow"] + buttonProperties

    /// What is set on each button by its variant and role.
    public static let buttonProperties = [
        "--dlg-button-background", "--dlg-button-foreground", "--dlg-button-border",
    ]

    /// The families in order.
    public static let familyNames: [String] = all.reduce(into: []) { names, token in
        if names.last != token.family { names.append(token.family) }
    }

    /// The token at a path such as `surface.maxWidth`; for names of ours, not for a document's.
    public static func token(_ name: String) -> Token? { byName[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    struct Row: Sendable {
        let path: String
        let type: TokenType
        let summary: String
        let fallback: (light: String, dark: String)?
    }

    static func row(_ path: String, _ type: TokenType, _ summary: String) -> Row {
        Row(path: path, type: type, summary: summary, fallback: nil)
    }

    static func row(
        _ path: String, _ type: TokenType, _ fallback: String, dark: String? = nil, _ summary: String
    ) -> Row {
        Row(path: path, type: type, summary: summary, fallback: (fallback, dark ?? fallback))
    }
}
