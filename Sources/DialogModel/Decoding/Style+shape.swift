public import JSON

extension StyleReference {
    /// A style's id, or a style with tokens of the dialog's own.
    static let shape = Shape<StyleReference>.alternatives(
        string: Shape<Slug>.slug.map { StyleReference(base: $0) },
        object: .object("A style with tokens of the dialog's own.") { fields in
            let base = fields.optional("base", .slug, "The style that it starts from.", default: "ios")
            let tokens = TokenFields(&fields)
            return { object in
                let (base, tokens) = (object[base] ?? .ios, tokens.read(object))
                return StyleReference(base: base, tokens: tokens.both, light: tokens.light, dark: tokens.dark)
            }
        })
}

extension Style {
    static let shape = Shape<Style>.object("A style: a named set of design tokens.") { fields in
        let schema = fields.schemaKey()
        let id = fields.optional("id", .slug, "Its place in addresses.")
        let name = fields.optional("name", .text(1...120, isBlankAllowed: false), "By default its id.")
        let description = fields.optional("description", .text(0...500), "What it is like.")
        let base = fields.optional("base", .slug, "The style whose tokens hold where this one says nothing.")
        let tokens = TokenFields(&fields)
        return { object in
            _ = object[schema]
            let (id, name, description, base) = (object[id], object[name], object[description], object[base])
            let tokens = tokens.read(object)
            return Style(
                id: id, name: name ?? id?.rawValue ?? "Style", description: description, base: base,
                tokens: tokens.both, light: tokens.light, dark: tokens.dark)
        }
    }

    /// Reads a style document and collects every issue.
    public static func decode(_ document: JSONDocument) -> Decoded<Style> {
        shape.decode(document)
    }
}

/// The keys for tokens: for both appearances, and on top of them for one.
private struct TokenFields {
    private let tokens: Slot<TokenSet>
    private let light: Slot<TokenSet>
    private let dark: Slot<TokenSet>

    init(_ fields: inout Fields) {
        tokens = fields.optional("tokens", TokenSet.shape, "Values for both appearances.", default: [:])
        light = fields.optional("light", TokenSet.shape, "Values on top in the light appearance.", default: [:])
        dark = fields.optional("dark", TokenSet.shape, "Values on top in the dark appearance.", default: [:])
    }

    func read(_ object: ObjectReader) -> (both: TokenSet, light: TokenSet, dark: TokenSet) {
        (object[tokens] ?? TokenSet(), object[light] ?? TokenSet(), object[dark] ?? TokenSet())
    }
}
