/// A place in a value's tokens.
public struct CSSReader: Sendable {
    private let tokens: [CSSToken]
    private var index = 0

    /// `nil` where the bytes hold what no value may hold, or are more than 1,024.
    public init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= CSSTokenizer.byteLimit else { return nil }
        var tokenizer = CSSTokenizer(Array(bytes))
        guard let tokens = tokenizer.tokens() else { return nil }
        self.tokens = tokens
    }

    public var isAtEnd: Bool { index == tokens.count }

    var peek: CSSToken? { index < tokens.count ? tokens[index] : nil }

    mutating func next() -> CSSToken? {
        guard index < tokens.count else { return nil }
        defer { index += 1 }
        return tokens[index]
    }

    mutating func take(_ token: CSSToken) -> Bool {
        guard peek == token else { return false }
        index += 1
        return true
    }

    /// Takes one word, in lower case.
    mutating func keyword() -> String? {
        guard case .ident(let name)? = peek else { return nil }
        index += 1
        return name.lowercased()
    }

    mutating func take(keyword: String) -> Bool {
        guard case .ident(let name)? = peek, name.lowercased() == keyword else { return false }
        index += 1
        return true
    }

    /// Takes a value, or nothing at all.
    mutating func optional<Value: CSSValue>(_ type: Value.Type) -> Value? {
        let start = index
        if let value = Value(reading: &self) { return value }
        index = start
        return nil
    }

    /// Takes values parted by commas.
    mutating func list<Value: CSSValue>(of type: Value.Type, atMost limit: Int) -> [Value]? {
        var values: [Value] = []
        repeat {
            guard values.count < limit, let value = Value(reading: &self) else { return nil }
            values.append(value)
        } while take(.comma)
        return values
    }
}
