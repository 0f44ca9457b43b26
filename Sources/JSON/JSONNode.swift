/// A cursor on one value of a document: as cheap as a reference and an index.
public struct JSONNode: Sendable {
    let tape: JSONTape
    let index: Int

    var entry: JSONTape.Entry { tape.entries[index] }

    public var kind: JSONKind { entry.kind }
    public var isNull: Bool { kind == .null }

    public var bool: Bool? {
        let entry = entry
        return entry.kind == .bool ? entry.flag : nil
    }

    public var string: String? {
        let entry = entry
        return entry.kind == .string ? Self.text(entry, tape.bytes) : nil
    }

    /// A string's bytes, escapes resolved.
    public var utf8: ArraySlice<UInt8>? {
        let entry = entry
        guard entry.kind == .string else { return nil }
        return Self.utf8(entry, tape.bytes)
    }

    /// Whether this is a string of exactly these bytes.
    public func spells(_ text: String) -> Bool {
        let entry = entry
        guard entry.kind == .string else { return false }
        return Self.spells(entry, tape.bytes, text)
    }

    public var number: JSONNumber? {
        kind == .number ? JSONNumber(text: String(decoding: source, as: UTF8.self)) : nil
    }

    /// A number without a fractional part that fits, however it is written.
    public var int: Int? {
        let entry = entry
        guard entry.kind == .number else { return nil }
        let bytes = tape.bytes
        return JSONNumber.int(bytes.span, Int(entry.start)..<Int(entry.end), isWhole: entry.flag)
    }

    /// A number as the nearest double; nil beyond its range.
    public var double: Double? {
        let entry = entry
        guard entry.kind == .number else { return nil }
        let bytes = tape.bytes
        let value = JSONNumber.double(bytes.span, Int(entry.start)..<Int(entry.end))
        return value.isFinite ? value : nil
    }

    /// The bytes as they were written, quotes included.
    public var source: ArraySlice<UInt8> { tape.bytes[sourceRange] }

    var sourceRange: Range<Int> {
        let entry = entry
        let quote = entry.kind == .string ? 1 : 0
        return Int(entry.start) - quote..<Int(entry.end) + quote
    }

    /// Byte offset of the first byte.
    public var offset: Int { sourceRange.lowerBound }

    /// Line and column; takes time in proportion to the offset (`JSONDocument.positions` does many at once).
    public var position: JSONPosition { JSONPosition(offset: offset, in: tape.bytes) }
}

extension JSONNode {
    static func utf8(_ entry: JSONTape.Entry, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
        let range = Int(entry.start)..<Int(entry.end)
        return entry.flag ? JSONEscape.resolve(bytes.span, range)[...] : bytes[range]
    }

    static func text(_ entry: JSONTape.Entry, _ bytes: [UInt8]) -> String {
        String(decoding: utf8(entry, bytes), as: UTF8.self)
    }

    static func spells(_ entry: JSONTape.Entry, _ bytes: [UInt8], _ text: String) -> Bool {
        if entry.flag { return utf8(entry, bytes).elementsEqual(text.utf8) }
        var at = Int(entry.start)
        let end = Int(entry.end)
        guard text.utf8.count == end - at else { return false }
        for byte in text.utf8 {
            guard bytes[at] == byte else { return false }
            at += 1
        }
        return true
    }
}
