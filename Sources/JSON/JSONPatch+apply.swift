extension JSONPatch {
    /// The value with all operations made in order; `limits` bound the depth, the values, the names and the bytes of
    /// the result, and the work on the way to it.
    public func applied(to value: JSONValue, limits: JSONLimits = .standard) throws(JSONPatchError) -> JSONValue {
        guard operations.count <= Self.operationLimit else {
            throw JSONPatchError(.tooManyOperations, "a patch has at most \(Self.operationLimit) operations")
        }
        var run = Run(value: value, size: JSONSize(value), limits: limits)
        for (index, operation) in operations.enumerated() {
            try run.apply(operation, index)
        }
        return run.value
    }

    private struct Run {
        var value: JSONValue
        var size: JSONSize
        let limits: JSONLimits
        /// Values visited so far, so that many operations on large parts end in time.
        var work = 0

        mutating func apply(_ operation: Operation, _ index: Int) throws(JSONPatchError) {
            let path = operation.path
            switch operation.action {
            case .add(let new):
                try insert(new, path, index)
            case .remove:
                _ = try remove(path, index, member: "path")
            case .replace(let new):
                _ = try find(path, index, member: "path")
                try edit(.replace(new), path, index)
            case .move(let from):
                guard !from.contains(path) else {
                    throw JSONPatchError(
                        .moveIntoItself, "a value can't be moved into itself", operation: index, member: "path",
                        target: path)
                }
                let moved = try find(from, index, member: "from")
                guard from != path else { return }
                _ = try remove(from, index, member: "from")
                try insert(moved, path, index)
            case .copy(let from):
                try insert(try find(from, index, member: "from"), path, index)
            case .test(let expected):
                let found = try find(path, index, member: "path")
                try charge(JSONSize(expected), index)
                guard found.isEquivalent(to: expected) else {
                    throw JSONPatchError(
                        .testFailed, "the value here is not the one tested for", operation: index, member: "path",
                        target: path)
                }
            }
        }

        private func find(_ path: JSONPointer, _ index: Int, member: String) throws(JSONPatchError) -> JSONValue {
            guard let found = value[path] else {
                throw JSONPatchError(
                    .pathNotFound, "there is no value here", operation: index, member: member, target: path)
            }
            return found
        }

        private mutating func insert(_ new: JSONValue, _ path: JSONPointer, _ index: Int) throws(JSONPatchError) {
            try edit(.insert(new), path, index)
        }

        private mutating func remove(
            _ path: JSONPointer, _ index: Int, member: String
        ) throws(JSONPatchError) -> JSONValue {
            let old = try find(path, index, member: member)
            guard !path.isRoot else {
                throw JSONPatchError(
                    .pathNotFound, "the whole document can't be removed", operation: index, member: member,
                    target: path)
            }
            try edit(.remove, path, index)
            return old
        }

        private mutating func edit(_ edit: JSONEdit, _ path: JSONPointer, _ index: Int) throws(JSONPatchError) {
            let added = edit.value.map(JSONSize.init) ?? JSONSize()
            try charge(added, index)
            guard path.tokens.count + added.depth <= limits.depth else { throw tooLarge(index) }
            let name = path.tokens.last.map { $0.utf8.count + 4 } ?? 0
            let old: JSONValue?
            switch value.apply(edit, path.tokens[...], names: limits.names) {
            case .done(let replaced): old = replaced
            case .noPlace:
                throw JSONPatchError(
                    .pathNotFound, "there is no array or object to hold a value here", operation: index,
                    member: "path", target: path)
            case .tooManyNames: throw tooLarge(index)
            }
            let gone = old.map(JSONSize.init) ?? JSONSize()
            work += gone.values
            size.values += added.values - gone.values
            size.bytes += added.bytes - gone.bytes + (old == nil ? name : 0)
            guard size.values <= limits.values, size.bytes <= limits.bytes else { throw tooLarge(index) }
        }

        private mutating func charge(_ size: JSONSize, _ index: Int) throws(JSONPatchError) {
            work += size.values
            guard work / 16 <= limits.values else { throw tooLarge(index) }
        }

        private func tooLarge(_ index: Int) -> JSONPatchError {
            JSONPatchError(.tooLarge, "the patched document is larger than a document may be", operation: index)
        }
    }
}

extension JSONPointer {
    /// Whether another pointer leads below this one.
    fileprivate func contains(_ other: JSONPointer) -> Bool {
        other.tokens.count > tokens.count && JSONPointer(tokens: Array(other.tokens.prefix(tokens.count))) == self
    }
}
