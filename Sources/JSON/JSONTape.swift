/// A read document: its bytes, and one entry a value in reading order.
///
/// A name stands right before its value; a container's `next` is the entry after its last descendant,
/// so a sibling is one step away.
final class JSONTape: Sendable {
    let bytes: [UInt8]
    let entries: [Entry]

    init(bytes: [UInt8], entries: [Entry]) {
        self.bytes = bytes
        self.entries = entries
    }

    struct Entry: Sendable {
        /// First byte; of a string the one after its quote.
        var start: UInt32
        /// The byte after the last; of a string the closing quote.
        var end: UInt32
        /// Entry after this value and all inside it; in a name its hash.
        var next: UInt32
        var kind: JSONKind
        /// String: has escapes. Number: is written without fraction and exponent. Bool: its value.
        var flag: Bool
    }
}
