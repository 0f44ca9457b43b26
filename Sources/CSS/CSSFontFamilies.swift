/// Typefaces in order of preference; 1 to 16.
public struct CSSFontFamilies: CSSValue {
    public var families: [CSSFontFamily]

    public init(_ families: [CSSFontFamily]) { self.families = families }

    public init?(reading reader: inout CSSReader) {
        guard let families = reader.list(of: CSSFontFamily.self, atMost: 16) else { return nil }
        self.families = families
    }

    public func write(into output: inout [UInt8]) {
        for (index, family) in families.enumerated() {
            if index > 0 { output.append(contentsOf: ", ".utf8) }
            family.write(into: &output)
        }
    }
}
