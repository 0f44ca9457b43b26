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
        let count = leading != trailing ? 4 : bottom != top ? 3 : trailing != top ? 2 : 1
        top.write(into: &output)
        if count > 1 { trailing.write(afterBlankInto: &output) }
        if count > 2 { bottom.write(afterBlankInto: &output) }
        if count > 3 { leading.write(afterBlankInto: &output) }
    }
}
