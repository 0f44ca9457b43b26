/// A place in a JSON document (RFC 6901): the names and indices from the root to it.
public struct JSONPointer: Sendable {
    /// The reference tokens, escapes resolved.
    public var tokens: [String]

    public init(tokens: [String] = []) {
        self.tokens = tokens
    }

    /// The whole document.
    public static let root = JSONPointer()

    public mutating func append(_ name: String) { tokens.append(name) }
    public mutating func append(_ index: Int) { tokens.append(String(index)) }

    public func appending(_ name: String) -> JSONPointer { JSONPointer(tokens: tokens + [name]) }
    public func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

    public var isRoot: Bool { tokens.isEmpty }
}

extension JSONPointer: Hashable {
    /// Byte for byte: canonically equal names are different names.
    public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.tokens.count == right.tokens.count
            && zip(left.tokens, right.tokens).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    public func hash(into hasher: inout Hasher) {
        for token in tokens {
            for byte in token.utf8 { hasher.combine(byte) }
            hasher.combine(UInt8(0xFF))
        }
    }
}
