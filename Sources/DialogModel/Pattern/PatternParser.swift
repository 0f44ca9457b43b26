/// Reads a pattern into its tree, and writes it anew as browsers want it.
struct PatternParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0
    private(set) var canonical = ""

    init(_ text: String) {
        // One more than the limit tells that it is exceeded.
        scalars = Array(text.unicodeScalars.prefix(Pattern.limit + 1))
    }

    mutating func parse() throws(PatternError) -> PatternNode {
        guard scalars.count <= Pattern.limit else { throw .tooLong }
        let node = try choice()
        if peek == ")" { throw .unbalanced("a “)”") }
        return node
    }

    var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    func peek(_ ahead: Int) -> Unicode.Scalar? {
        index + ahead < scalars.count ? scalars[index + ahead] : nil
    }

    mutating func next() -> Unicode.Scalar? {
        guard index < scalars.count else { return nil }
        defer { index += 1 }
        return scalars[index]
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        index += 1
        return true
    }

    mutating func write(_ text: String) { canonical += text }

    private mutating func choice() throws(PatternError) -> PatternNode {
        var branches = [try sequence()]
        while take("|") {
            write("|")
            branches.append(try sequence())
        }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(PatternError) -> PatternNode {
        var nodes: [PatternNode] = []
        while let scalar = peek, scalar != "|", scalar != ")" {
            let atom = try atom()
            nodes.append(try repeated(atom))
        }
        return nodes.isEmpty ? .empty : nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func atom() throws(PatternError) -> PatternNode {
        guard let scalar = next() else { return .empty }
        switch scalar {
        case "(": return try group()
        case "[": return .set(try set())
        case ".":
            write(".")
            return .any
        case "^":
            write("^")
            return .start
        case "$":
            write("$")
            return .end
        case "\\": return try escape()
        case "*", "+", "?": throw .nothingToRepeat(String(scalar))
        case "{", "}": throw .unbalanced("a “\(scalar)”, to be written as “\\\(scalar)”,")
        case "]": throw .unbalanced("a “]”")
        case "/":
            write("\\/")
            return .scalar(scalar.value)
        default:
            write(Self.escaped(scalar.value, among: ""))
            return .scalar(scalar.value)
        }
    }

    private mutating func group() throws(PatternError) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 32 else { throw .tooDeep }
        if take("?") {
            guard take(":") else { throw .unsupported(groupKind) }
        }
        // Nothing refers back to a group, so none needs to capture.
        write("(?:")
        let node = try choice()
        guard take(")") else { throw .unbalanced("a “(”") }
        write(")")
        return node
    }

    private var groupKind: String {
        switch (peek, peek(1)) {
        case ("=", _), ("!", _): "look-ahead"
        case ("<", "="), ("<", "!"): "look-behind"
        case ("<", _): "named groups"
        default: "modifiers in a group"
        }
    }

    private mutating func repeated(_ node: PatternNode) throws(PatternError) -> PatternNode {
        let bounds: (minimum: Int, maximum: Int?, text: String)
        switch peek {
        case "*": bounds = (0, nil, "*")
        case "+": bounds = (1, nil, "+")
        case "?": bounds = (0, 1, "?")
        case "{": bounds = try braces()
        default: return node
        }
        index += 1
        switch node {
        case .start, .end, .wordBoundary: throw .nothingToRepeat(bounds.text)
        default: break
        }
        // The whole text is matched, so a lazy repetition accepts the same texts.
        _ = take("?")
        write(bounds.text)
        switch peek {
        case "*", "+", "?", "{": throw .nothingToRepeat(peek.map(String.init) ?? "")
        default: return .repetition(node, minimum: bounds.minimum, maximum: bounds.maximum)
        }
    }

    /// `{2}`, `{2,}` or `{2,5}`; stops at the closing brace.
    private mutating func braces() throws(PatternError) -> (minimum: Int, maximum: Int?, text: String) {
        let start = index
        index += 1
        let minimum = number()
        var maximum = minimum
        if take(",") { maximum = peek == "}" ? nil : number() ?? -1 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<min(index + 1, scalars.count)])
        guard let minimum, peek == "}", maximum ?? minimum >= minimum else { throw .badRepetition(String(text)) }
        return (minimum, maximum, String(text))
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let scalar = peek, ("0"..."9").contains(scalar) {
            value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
            index += 1
        }
        return value
    }
}
