/// A place in a text, counted from 1: lines end at LF, CR LF or CR, columns are Unicode scalars.
public struct JSONPosition: Sendable, Equatable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension JSONPosition {
    /// The place of a byte offset; takes time in proportion to the offset.
    init(offset: Int, in bytes: [UInt8]) {
        self.init(line: 1, column: 1)
        advance(from: 0, to: offset, in: bytes.span)
    }

    mutating func advance(from start: Int, to end: Int, in bytes: Span<UInt8>) {
        for index in start..<min(end, bytes.count) {
            let byte = bytes[index]
            if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
                if byte == ASCII.lineFeed, index > 0, bytes[index - 1] == ASCII.carriageReturn { continue }
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }
}
