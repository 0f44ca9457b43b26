extension JSONNode {
    /// The value at a pointer below this one.
    public subscript(pointer: JSONPointer) -> JSONNode? {
        var node = self
        for token in pointer.tokens {
            let next =
                switch node.kind {
                case .object: node[token]
                case .array: JSONPointer.index(token).flatMap { node[$0] }
                default: nil as JSONNode?
                }
            guard let next else { return nil }
            node = next
        }
        return node
    }
}

extension JSONValue {
    /// The value at a pointer below this one.
    public subscript(pointer: JSONPointer) -> JSONValue? {
        var value = self
        for token in pointer.tokens {
            let next =
                switch value {
                case .object: value[token]
                case .array: JSONPointer.index(token).flatMap { value[$0] }
                default: nil as JSONValue?
                }
            guard let next else { return nil }
            value = next
        }
        return value
    }
}

extension JSONPointer {
    /// A token as an array index: digits without a leading zero.
    static func index(_ token: String) -> Int? {
        var value = 0
        var count = 0
        for byte in token.utf8 {
            guard ASCII.isDigit(byte), count < 10, !(count == 1 && value == 0) else { return nil }
            value = value * 10 + Int(byte &- ASCII.zero)
            count += 1
        }
        return count > 0 ? value : nil
    }
}
