/// The table as nested keys, as a style document spells it.
struct TokenTree: Sendable {
    enum Node: Sendable {
        case token(Token)
        /// `shorthand` takes a bare value in place of the group: `"accent": "#0a84ff"`.
        case group(TokenTree, shorthand: Token?)
    }

    private(set) var children: [(name: String, node: Node)] = []

    static let whole = TokenTree(TokenTable.all[...], depth: 0)

    private init(_ tokens: ArraySlice<Token>, depth: Int) {
        var rest = tokens
        while let first = rest.first {
            let name = first.path[depth]
            let run = rest.prefix { $0.path[depth] == name }
            rest = rest.dropFirst(run.count)
            if first.path.count == depth + 1 {
                children.append((name, .token(first)))
            } else {
                let shorthand = ["accent", "font"].contains(name) ? first : nil
                children.append((name, .group(TokenTree(run, depth: depth + 1), shorthand: shorthand)))
            }
        }
    }
}
