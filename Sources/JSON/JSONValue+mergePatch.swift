extension JSONValue {
    /// Applies a JSON Merge Patch (RFC 7396): objects merge, null removes, all else replaces.
    ///
    /// Members keep their places, new ones come last.
    public mutating func mergePatch(_ patch: JSONValue) {
        guard case .object(let changes) = patch else {
            self = patch
            return
        }
        var members: [JSONMember] = []
        if case .object(let current) = self { members = current }
        self = .null
        let index = JSONNameIndex(members)
        var removed = Set<Int>()
        for change in changes {
            if let position = index[change.name] {
                if change.value.isNull {
                    removed.insert(position)
                } else {
                    members[position].value.mergePatch(change.value)
                }
            } else if !change.value.isNull {
                var value = JSONValue.null
                value.mergePatch(change.value)
                members.append(JSONMember(change.name, value))
            }
        }
        if !removed.isEmpty {
            members = members.indices.filter { !removed.contains($0) }.map { members[$0] }
        }
        self = .object(members)
    }

    public func mergePatched(with patch: JSONValue) -> JSONValue {
        var value = self
        value.mergePatch(patch)
        return value
    }
}
