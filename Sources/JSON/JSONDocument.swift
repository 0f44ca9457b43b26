/// A JSON text (RFC 8259), read strictly into a flat tape over its bytes.
public struct JSONDocument: Sendable {
    let tape: JSONTape

    /// Reads the whole text, which must be UTF-8 without a byte order mark.
    public init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
        var reader = JSONReader(limits: limits)
        do {
            try reader.read(bytes.span)
        } catch {
            throw JSONError(error, pointer: reader.pointer(in: bytes, fault: error), bytes: bytes, limits: limits)
        }
        tape = JSONTape(bytes: bytes, entries: reader.entries)
    }

    public var root: JSONNode { JSONNode(tape: tape, index: 0) }

    /// The text as it was given.
    public var bytes: [UInt8] { tape.bytes }

    /// The places of many offsets, in their order, in one pass over the text.
    public func positions(ofOffsets offsets: [Int]) -> [JSONPosition] {
        var result = [JSONPosition](repeating: JSONPosition(line: 1, column: 1), count: offsets.count)
        var position = JSONPosition(line: 1, column: 1)
        let bytes = tape.bytes
        var at = 0
        for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            if offsets[index] > at {
                position.advance(from: at, to: offsets[index], in: bytes.span)
                at = offsets[index]
            }
            result[index] = position
        }
        return result
    }
}
