extension JSONNode {
    /// The way from the root to this value, or to the member that this is the name of; found by descending.
    public var pointer: JSONPointer {
        var pointer = JSONPointer.root
        var container = 0
        while container < index {
            guard let next = step(from: container, into: &pointer), next > container else { break }
            container = next
        }
        return pointer
    }

    private func step(from container: Int, into pointer: inout JSONPointer) -> Int? {
        let entries = tape.entries
        let isObject = entries[container].kind == .object
        let end = Int(entries[container].next)
        var child = container + 1
        var position = 0
        while child < end {
            let value = isObject ? child + 1 : child
            let next = Int(entries[value].next)
            if index < next {
                if isObject { pointer.append(Self.text(entries[child], tape.bytes)) } else { pointer.append(position) }
                return isObject && index == child ? index : value
            }
            child = next
            position += 1
        }
        return nil
    }
}
