/// One shadow of a box.
public struct CSSShadow: Sendable, Hashable {
    public var x: CSSLength
    public var y: CSSLength
    public var blur: CSSLength
    public var spread: CSSLength
    public var color: CSSColor
    public var isInset: Bool

    public init(
        x: CSSLength, y: CSSLength, blur: CSSLength, spread: CSSLength = .zero, color: CSSColor, isInset: Bool = false
    ) {
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.color = color
        self.isInset = isInset
    }
}

extension CSSShadow: CSSValue {
    /// Two to four lengths, and a colour and `inset` at either end.
    public init?(reading reader: inout CSSReader) {
        var isInset = reader.take(keyword: "inset")
        var color = reader.optional(CSSColor.self)
        if !isInset { isInset = reader.take(keyword: "inset") }
        var lengths: [CSSLength] = []
        while lengths.count < 4, let length = reader.optional(CSSLength.self) { lengths.append(length) }
        if color == nil { color = reader.optional(CSSColor.self) }
        if !isInset { isInset = reader.take(keyword: "inset") }
        if color == nil { color = reader.optional(CSSColor.self) }
        guard let color, lengths.count >= 2, lengths.allSatisfy({ $0.unit != .percent }) else { return nil }
        let blur = lengths.count > 2 ? lengths[2] : .zero
        guard !blur.isNegative else { return nil }
        self.init(
            x: lengths[0], y: lengths[1], blur: blur, spread: lengths.count > 3 ? lengths[3] : .zero, color: color,
            isInset: isInset)
    }

    public func write(into output: inout [UInt8]) {
        writeShape(into: &output)
        color.write(into: &output)
    }

    /// All but the colour, with a blank behind it.
    public func writeShape(into output: inout [UInt8]) {
        if isInset { output.append(contentsOf: "inset ".utf8) }
        x.write(into: &output)
        y.write(afterBlankInto: &output)
        blur.write(afterBlankInto: &output)
        if spread.value != 0 { spread.write(afterBlankInto: &output) }
        output.append(0x20)
    }
}
