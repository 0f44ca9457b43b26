/// One pass over the bytes, with a stack of its own in place of recursion.
struct JSONReader {
    typealias Entry = JSONTape.Entry

    let limits: JSONLimits
    var entries: [Entry] = []
    var at = 0
    /// Entries of the containers that are not closed yet.
    var open: [Int] = []
    /// Entries of the names of open objects; an open object's `next` says where its own begin.
    var names: [UInt32] = []
    /// Scratch for the names of a large object.
    var slots: [UInt32] = []
    var valueCount = 0

    init(limits: JSONLimits) {
        self.limits = limits
    }

    mutating func read(_ bytes: Span<UInt8>) throws(JSONFault) {
        guard bytes.count <= min(limits.bytes, Int(UInt32.max)) else {
            throw JSONFault(code: .documentTooLarge, offset: 0)
        }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            throw JSONFault(code: .byteOrderMark, offset: 0)
        }
        entries.reserveCapacity(min(bytes.count / 7 + 4, 4_096))
        open.reserveCapacity(16)
        names.reserveCapacity(64)
        skipBlanks(bytes)
        guard at < bytes.count else { throw JSONFault(code: .emptyDocument, offset: at) }
        while true {
            skipBlanks(bytes)
            if try readValue(bytes) { continue }
            if try !readSeparators(bytes) { break }
        }
        skipBlanks(bytes)
        guard at == bytes.count else { throw unexpected(.end, in: bytes) }
    }

    /// Reads a scalar or opens a container; true where the next value is the first inside it.
    private mutating func readValue(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
        guard at < bytes.count else { throw unexpected(.value, in: bytes) }
        guard valueCount < limits.values else { throw JSONFault(code: .tooManyValues, offset: at) }
        valueCount += 1
        switch bytes[at] {
        case ASCII.quote:
            let text = try readString(bytes)
            append(.string, from: text.start, to: text.end, flag: text.escaped)
        case ASCII.braceOpen:
            try open(.object)
            return try readFirst(bytes)
        case ASCII.bracketOpen:
            try open(.array)
            return try readFirst(bytes)
        case ASCII.minus, ASCII.zero...ASCII.nine:
            try readNumber(bytes)
        case 0x74:
            try readLiteral([0x74, 0x72, 0x75, 0x65], .bool, flag: true, bytes)
        case 0x66:
            try readLiteral([0x66, 0x61, 0x6C, 0x73, 0x65], .bool, flag: false, bytes)
        case 0x6E:
            try readLiteral([0x6E, 0x75, 0x6C, 0x6C], .null, flag: false, bytes)
        default:
            throw noValue(bytes)
        }
        return false
    }

    /// What follows an opening bracket: false where the container is empty.
    private mutating func readFirst(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
        skipBlanks(bytes)
        let container = entries.count - 1
        if entries[container].kind == .array {
            guard at < bytes.count else { throw unexpected(.valueOrClose, in: bytes) }
            guard bytes[at] == ASCII.bracketClose else { return true }
        } else {
            guard at < bytes.count, bytes[at] == ASCII.braceClose else {
                try readName(bytes, expected: .nameOrClose)
                return true
            }
        }
        at += 1
        try close(container, bytes)
        return false
    }

    /// Closes what ends here; true where a comma leads to another value.
    private mutating func readSeparators(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
        while let container = open.last {
            skipBlanks(bytes)
            let isArray = entries[container].kind == .array
            let expected = isArray ? JSONExpectation.commaOrBracket : .commaOrBrace
            guard at < bytes.count else { throw unexpected(expected, in: bytes) }
            let closer = isArray ? ASCII.bracketClose : ASCII.braceClose
            if bytes[at] == ASCII.comma {
                let comma = at
                at += 1
                skipBlanks(bytes)
                if at < bytes.count, bytes[at] == closer {
                    throw JSONFault(code: .trailingComma, offset: comma, expected: expected)
                }
                if !isArray { try readName(bytes, expected: .name) }
                return true
            }
            guard bytes[at] == closer else { throw unexpected(expected, in: bytes) }
            at += 1
            try close(container, bytes)
        }
        return false
    }

    private mutating func open(_ kind: JSONKind) throws(JSONFault) {
        guard open.count < limits.depth else { throw JSONFault(code: .tooDeep, offset: at) }
        open.append(entries.count)
        entries.append(
            Entry(start: UInt32(at), end: UInt32(at), next: UInt32(names.count), kind: kind, flag: false))
        at += 1
    }

    private mutating func close(_ container: Int, _ bytes: Span<UInt8>) throws(JSONFault) {
        if entries[container].kind == .object {
            try closeNames(of: container, bytes)
        }
        entries[container].end = UInt32(at)
        entries[container].next = UInt32(entries.count)
        open.removeLast()
    }

    @inline(__always)
    mutating func append(_ kind: JSONKind, from start: Int, to end: Int, flag: Bool) {
        entries.append(
            Entry(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                next: UInt32(truncatingIfNeeded: entries.count + 1), kind: kind, flag: flag))
    }

    @inline(__always)
    mutating func skipBlanks(_ bytes: Span<UInt8>) {
        while at < bytes.count, ASCII.isBlank(bytes[at]) { at += 1 }
    }
}
