extension JSONPatch {
    /// Reads a patch document; unknown members of an operation are ignored, as the RFC asks.
    public init(_ document: JSONNode) throws(JSONPatchError) {
        self.init([])
        guard document.kind == .array else {
            throw JSONPatchError(.notAPatch, "expected an array of operations, found \(document.kind.phrase)")
        }
        for node in document.elements {
            guard operations.count < Self.operationLimit else {
                throw JSONPatchError(.tooManyOperations, "a patch has at most \(Self.operationLimit) operations")
            }
            operations.append(try Operation(node, at: operations.count))
        }
    }
}

extension JSONPatch.Operation {
    private static let names = ["add", "remove", "replace", "move", "copy", "test"]

    fileprivate init(_ node: JSONNode, at index: Int) throws(JSONPatchError) {
        guard node.kind == .object else {
            throw JSONPatchError(.notAPatch, "expected an operation, found \(node.kind.phrase)", operation: index)
        }
        let op = try Self.member("op", of: node, index)
        guard let name = Self.names.first(where: op.spells) else {
            throw JSONPatchError(
                .unknownOperation, "expected one of \(Self.names.joined(separator: ", "))", operation: index,
                member: "op")
        }
        let path = try Self.pointer("path", of: node, index)
        let action: JSONPatch.Action =
            switch name {
            case "add": .add(try Self.member("value", of: node, index).value)
            case "remove": .remove
            case "replace": .replace(try Self.member("value", of: node, index).value)
            case "move": .move(from: try Self.pointer("from", of: node, index))
            case "copy": .copy(from: try Self.pointer("from", of: node, index))
            default: .test(try Self.member("value", of: node, index).value)
            }
        self.init(action, at: path)
    }

    private static func member(_ name: String, of node: JSONNode, _ index: Int) throws(JSONPatchError) -> JSONNode {
        guard let member = node[name] else {
            throw JSONPatchError(.missingMember, "the operation needs a member \"\(name)\"", operation: index)
        }
        return member
    }

    private static func pointer(_ name: String, of node: JSONNode, _ index: Int) throws(JSONPatchError) -> JSONPointer {
        let text = try member(name, of: node, index)
        // The string form only: a fragment form would start with `#`.
        guard let utf8 = text.utf8, utf8.first != 0x23, let pointer = text.string.flatMap(JSONPointer.init) else {
            throw JSONPatchError(
                .invalidPointer, "expected a JSON pointer: empty, or names after slashes", operation: index,
                member: name)
        }
        return pointer
    }
}
