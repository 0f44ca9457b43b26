/// A value that is one word of a closed list.
public protocol CSSKeyword: CSSValue, RawRepresentable<String>, CaseIterable {}

extension CSSKeyword {
    public init?(reading reader: inout CSSReader) {
        guard let word = reader.keyword() else { return nil }
        self.init(rawValue: word)
    }

    public func write(into output: inout [UInt8]) {
        output.append(contentsOf: rawValue.utf8)
    }
}
