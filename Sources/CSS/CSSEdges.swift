/// One to four lengths around a box, as in `padding` for text that runs from left to right.
public struct CSSEdges: CSSValue {
    public var top: CSSLength
    public var trailing: CSSLength
    public var bottom: CSSLength
    public var leading: CSSLength

    public init(top: CSSLength, trailing: CSSLength, bottom: CSSLength, leading: CSSLength) {
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        self.leading = leading
    }

    public init(_ all: CSSLength) {
        self.init(top: all, trailing: all, bottom: all, leading: all)
    }

    public init?(reading reader: inout CSSReader) {
        guard let top = CSSLength(reading: &reader) else { return nil }
        let trailing = reader.optional(CSSLength.self) ?? top
        let bottom = reader.optional(CSSLength.self) ?? top
        self.init(
            top: top, trailing: trailing, bottom: bottom, leading: reader.optional(CSSLength.self) ?? trailing)
    }

    /// The same edges for text that runs the other way.
    public var mirrored: CSSEdges {
        CSSEdges(top: top, trailing: leading, bottom: bottom, leading: trailing)
    }

    public func write(into output: inout [UInt8]) {
        var lengths = [top, trailing, bottom, leading]
        if leading == trailing {
            lengths.removeLast()
            if bottom == top {
                lengths.removeLast()
                if trailing == top { lengths.removeLast() }
            }
        }
        for (index, length) in lengths.enumerated() {
            if index > 0 { output.append(0x20) }
            length.write(into: &output)
        }
    }
}
