import JSON

extension TokenSet {
    /// Families of tokens, as in `{"surface": {"radius": 20}, "button": {"filled": {"background": "#07f"}}}`.
    static let shape = Shape<TokenSet>(
        read: { node, reading in
            guard node.kind == .object else {
                reading.reportType(of: node, expected: "an object")
                return nil
            }
            var tokens = TokenSet()
            return TokenTree.whole.read(node, reading, into: &tokens) ? tokens : nil
        },
        schema: { builder in TokenTree.whole.schema(&builder) }
    ).named("tokens")
}

extension TokenTree {
    /// Whether nothing was wrong.
    func read(_ node: JSONNode, _ reading: Reading, into tokens: inout TokenSet) -> Bool {
        var isSound = true
        for member in node.members {
            guard let child = children.first(where: { member.name.spells($0.name) })?.node else {
                report(member.name, reading)
                isSound = false
                continue
            }
            guard !member.value.isNull else { continue }
            switch child {
            case .token(let token):
                tokens[token] = token.type.read(member.value, reading)
                isSound = isSound && tokens[token] != nil
            case .group(let group, _) where member.value.kind == .object:
                isSound = group.read(member.value, reading, into: &tokens) && isSound
            case .group(_, let token?):
                tokens[token] = token.type.read(member.value, reading)
                isSound = isSound && tokens[token] != nil
            case .group(_, nil):
                reading.reportType(of: member.value, expected: "an object")
                isSound = false
            }
        }
        return isSound
    }

    private func report(_ name: JSONNode, _ reading: Reading) {
        let names = children.map(\.name)
        let nearest = Nearest.word(to: Array(name.utf8 ?? []), among: names)
        reading.report(
            .unknownKey, at: name, "Unknown token." + (nearest.map { " Did you mean “\($0)”?" } ?? ""),
            expected: names.joined(separator: ", "), suggestion: nearest)
    }

    func schema(_ builder: inout SchemaBuilder) -> JSONValue {
        var properties: [JSONMember] = []
        for (name, node) in children {
            switch node {
            case .token(let token):
                var schema = token.type.schema(&builder).nullable
                schema = schema.annotated(["description": .string(token.summary)])
                properties.append(JSONMember(name, schema))
            case .group(let group, let shorthand):
                var branches = [group.schema(&builder), ["type": "null"]]
                if let shorthand { branches.append(shorthand.type.schema(&builder)) }
                properties.append(
                    JSONMember(name, ["anyOf": .array(branches), "description": .string("The tokens of \(name).")]))
            }
        }
        return ["type": "object", "properties": .object(properties), "additionalProperties": false]
    }
}
