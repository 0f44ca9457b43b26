/// Values for some of the design tokens, in the table's order.
public struct TokenSet: Sendable, Hashable {
    public struct Entry: Sendable, Hashable {
        public let token: Token
        public let value: TokenValue
    }

    public private(set) var entries: [Entry] = []

    public init() {}

    public var isEmpty: Bool { entries.isEmpty }

    public subscript(token: Token) -> TokenValue? {
        get {
            let place = place(of: token)
            return place < entries.count && entries[place].token == token ? entries[place].value : nil
        }
        set {
            let place = place(of: token)
            if place < entries.count, entries[place].token == token { entries.remove(at: place) }
            if let newValue { entries.insert(Entry(token: token, value: newValue), at: place) }
        }
    }

    private func place(of token: Token) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].token.index < token.index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
