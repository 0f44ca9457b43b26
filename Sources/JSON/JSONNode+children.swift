extension JSONNode {
    /// An array's values; empty for any other kind.
    public var elements: JSONElements { JSONElements(of: self) }

    /// An object's members in order; empty for any other kind.
    public var members: JSONMembers { JSONMembers(of: self) }

    /// Elements or members, counted one by one.
    public var count: Int {
        switch kind {
        case .array: elements.reduce(0) { count, _ in count + 1 }
        case .object: members.reduce(0) { count, _ in count + 1 }
        default: 0
        }
    }

    /// The member of an object by name; the first where the limits allow duplicates.
    public subscript(name: String) -> JSONNode? {
        guard kind == .object else { return nil }
        let end = Int(entry.next)
        var child = index + 1
        while child < end {
            if Self.spells(tape.entries[child], tape.bytes, name) { return JSONNode(tape: tape, index: child + 1) }
            child = Int(tape.entries[child + 1].next)
        }
        return nil
    }

    /// The element of an array, found by walking to it.
    public subscript(position: Int) -> JSONNode? {
        guard position >= 0 else { return nil }
        return elements.dropFirst(position).first { _ in true }
    }
}

/// The values of an array.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private let tape: JSONTape
    private var child: Int
    private let end: Int

    init(of node: JSONNode) {
        tape = node.tape
        child = node.index + 1
        end = node.kind == .array ? Int(node.entry.next) : 0
    }

    public mutating func next() -> JSONNode? {
        guard child < end else { return nil }
        defer { child = Int(tape.entries[child].next) }
        return JSONNode(tape: tape, index: child)
    }
}

/// The members of an object; a name is a string node with a position of its own.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let tape: JSONTape
    private var child: Int
    private let end: Int

    init(of node: JSONNode) {
        tape = node.tape
        child = node.index + 1
        end = node.kind == .object ? Int(node.entry.next) : 0
    }

    public mutating func next() -> (name: JSONNode, value: JSONNode)? {
        guard child < end else { return nil }
        defer { child = Int(tape.entries[child + 1].next) }
        return (JSONNode(tape: tape, index: child), JSONNode(tape: tape, index: child + 1))
    }
}
