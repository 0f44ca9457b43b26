/// A value that is read from a closed grammar and always printed anew from what was read.
///
/// No text of an author reaches a style sheet: what the grammar has no room for (`url()`, `var()`, `attr()`,
/// `env()`, comments, escapes, `!important`) is no value.
public protocol CSSValue: Sendable, Hashable {
    /// Takes one value off the reader; `nil` where it holds none. The reader's place is then undefined.
    init?(reading reader: inout CSSReader)

    /// Appends the canonical text, all of it ASCII.
    func write(into output: inout [UInt8])
}

extension CSSValue {
    /// The value that `bytes` spell from end to end; at most 1,024 bytes are considered.
    public init?(parsing bytes: some Collection<UInt8>) {
        guard var reader = CSSReader(bytes) else { return nil }
        self.init(reading: &reader)
        guard reader.isAtEnd else { return nil }
    }

    /// The value that `text` spells from end to end; at most 1,024 bytes are considered.
    public init?(parsing text: some StringProtocol) {
        self.init(parsing: text.utf8)
    }

    /// The canonical text.
    public var css: String {
        var output: [UInt8] = []
        write(into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
