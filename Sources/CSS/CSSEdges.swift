/// One to four lengths, read as in `padding`: top, right, bottom, left.
public struct CSSEdges: CSSValue {
    public var top: CSSLength
    public var right: CSSLength
    public var bottom: CSSLength
    public var left: CSSLength

    public init(top: CSSLength, right: CSSLength, bottom: CSSLength, left: CSSLength) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    public init(_ all: CSSLength) {
        self.init(top: all, right: all, bottom: all, left: all)
    }

    public init?(reading reader: inout CSSReader) {
        guard let top = CSSLength(reading: &reader) else { return nil }
        let right = reader.optional(CSSLength.self) ?? top
        let bottom = reader.optional(CSSLength.self) ?? top
        self.init(top: top, right: right, bottom: bottom, left: reader.optional(CSSLength.self) ?? right)
    }

    public func write(into output: inout [UInt8]) {
        var lengths = [top, right, bottom, left]
        if left == right {
            lengths.removeLast()
            if bottom == top {
                lengths.removeLast()
                if right == top { lengths.removeLast() }
            }
        }
        for (index, length) in lengths.enumerated() {
            if index > 0 { output.append(0x20) }
            length.write(into: &output)
        }
    }
}
