extension JSONReader {
    /// Reads a name and its colon.
    mutating func readName(_ bytes: Span<UInt8>, expected: JSONExpectation) throws(JSONFault) {
        guard at < bytes.count, bytes[at] == ASCII.quote else { throw unexpected(expected, in: bytes) }
        let quote = at
        if let object = open.last, names.count - Int(entries[object].next) >= limits.names {
            throw JSONFault(code: .tooManyNames, offset: quote)
        }
        let text = try readString(bytes)
        var length = text.end - text.start
        var hash: UInt32 = 0
        if text.escaped {
            let resolved = JSONEscape.resolve(bytes, text.start..<text.end)
            length = resolved.count
            hash = JSONNameHash.hash(resolved.span, 0..<length)
        } else {
            hash = JSONNameHash.hash(bytes, text.start..<text.end)
        }
        guard length <= limits.nameBytes else { throw JSONFault(code: .nameTooLong, offset: quote) }
        if !limits.allowsDuplicateNames || limits.names != .max { names.append(UInt32(entries.count)) }
        entries.append(
            Entry(
                start: UInt32(truncatingIfNeeded: text.start), end: UInt32(truncatingIfNeeded: text.end),
                next: hash, kind: .string, flag: text.escaped))
        skipBlanks(bytes)
        guard at < bytes.count, bytes[at] == ASCII.colon else { throw unexpected(.colon, in: bytes) }
        at += 1
    }

    /// Looks for a name that an object has twice, and drops its names from the stack.
    mutating func closeNames(of object: Int, _ bytes: Span<UInt8>) throws(JSONFault) {
        let first = Int(entries[object].next)
        if !limits.allowsDuplicateNames {
            let count = names.count - first
            let duplicate = count <= 12 ? comparePairs(first, bytes) : compareHashed(first, count, bytes)
            if let duplicate {
                throw JSONFault(
                    code: .duplicateName, offset: Int(entries[Int(duplicate)].start) - 1, entry: duplicate)
            }
        }
        names.removeLast(names.count - first)
    }

    private func comparePairs(_ first: Int, _ bytes: Span<UInt8>) -> UInt32? {
        for index in first..<names.count {
            let hash = entries[Int(names[index])].next
            for other in first..<index where entries[Int(names[other])].next == hash {
                if isSame(names[index], names[other], bytes) { return names[index] }
            }
        }
        return nil
    }

    /// Open addressing over the hashes that were taken when the names were read.
    private mutating func compareHashed(_ first: Int, _ count: Int, _ bytes: Span<UInt8>) -> UInt32? {
        let size = 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount)
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(.max, count: size))
        for index in first..<names.count {
            let hash = entries[Int(names[index])].next
            var slot = Int(hash) & (size - 1)
            while slots[slot] != .max {
                let other = slots[slot]
                if entries[Int(other)].next == hash, isSame(names[index], other, bytes) { return names[index] }
                slot = (slot + 1) & (size - 1)
            }
            slots[slot] = names[index]
        }
        return nil
    }

    private func isSame(_ left: UInt32, _ right: UInt32, _ bytes: Span<UInt8>) -> Bool {
        let left = entries[Int(left)]
        let right = entries[Int(right)]
        let leftRange = Int(left.start)..<Int(left.end)
        let rightRange = Int(right.start)..<Int(right.end)
        if left.flag || right.flag {
            return JSONEscape.resolve(bytes, leftRange) == JSONEscape.resolve(bytes, rightRange)
        }
        guard leftRange.count == rightRange.count else { return false }
        for index in 0..<leftRange.count
        where bytes[leftRange.lowerBound + index] != bytes[rightRange.lowerBound + index] {
            return false
        }
        return true
    }
}
