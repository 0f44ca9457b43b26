/// A weight, 1–1000; 400 is `normal`, 700 is `bold`.
public struct CSSFontWeight: CSSValue {
    public let value: Double

    /// `nil` out of bounds.
    public init?(_ value: Double) {
        guard (1...1000).contains(value) else { return nil }
        self.value = value
    }

    public init?(reading reader: inout CSSReader) {
        switch reader.next() {
        case .number(let value): self.init(value)
        case .ident(let name) where name.lowercased() == "normal": self.init(400)
        case .ident(let name) where name.lowercased() == "bold": self.init(700)
        default: return nil
        }
    }

    public func write(into output: inout [UInt8]) {
        CSSNumber.write(value, into: &output)
    }
}
