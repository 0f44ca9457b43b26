extension JSONReader {
    /// The place in the tree where reading stopped.
    func pointer(in bytes: [UInt8], fault: JSONFault) -> JSONPointer {
        let target = fault.entry == .max ? entries.count : Int(fault.entry)
        var pointer = JSONPointer.root
        for (level, container) in open.enumerated() {
            let inner = level + 1 < open.count ? open[level + 1] : target
            let isInnermost = level + 1 == open.count
            if entries[container].kind == .array {
                if isInnermost, isBetweenValues(fault) { break }
                pointer.append(childCount(of: container, before: inner))
            } else if let name = name(before: inner, in: container, isInnermost: isInnermost, fault: fault) {
                pointer.append(JSONNode.text(entries[name], bytes))
            }
        }
        return pointer
    }

    private func isBetweenValues(_ fault: JSONFault) -> Bool {
        fault.expected == .commaOrBracket || fault.expected == .commaOrBrace
    }

    private func childCount(of array: Int, before end: Int) -> Int {
        var count = 0
        var child = array + 1
        while child < end {
            child = Int(entries[child].next)
            count += 1
        }
        return count
    }

    /// The name whose value is at fault: the one before the open child, or the last one where its value is missing.
    private func name(before inner: Int, in object: Int, isInnermost: Bool, fault: JSONFault) -> Int? {
        guard isInnermost else { return inner - 1 }
        if fault.entry != .max { return Int(fault.entry) }
        var child = object + 1
        while child + 1 < entries.count { child = Int(entries[child + 1].next) }
        return child + 1 == entries.count ? child : nil
    }
}
