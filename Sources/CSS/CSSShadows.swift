/// A box's shadows, the topmost first; at most eight, `none` where there is none.
public struct CSSShadows: CSSValue {
    public var layers: [CSSShadow]

    public init(_ layers: [CSSShadow]) { self.layers = layers }

    public init?(reading reader: inout CSSReader) {
        if reader.take(keyword: "none") {
            layers = []
        } else {
            guard let layers = reader.list(of: CSSShadow.self, atMost: 8) else { return nil }
            self.layers = layers
        }
    }

    public func write(into output: inout [UInt8]) {
        guard !layers.isEmpty else { return output.append(contentsOf: "none".utf8) }
        for (index, layer) in layers.enumerated() {
            if index > 0 { output.append(contentsOf: ", ".utf8) }
            layer.write(into: &output)
        }
    }
}
