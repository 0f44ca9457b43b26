/// A line around a box: width, style and colour.
public struct CSSBorder: Sendable, Hashable {
    public var width: CSSLength
    public var style: CSSBorderStyle
    public var color: CSSColor

    public init(width: CSSLength, style: CSSBorderStyle = .solid, color: CSSColor) {
        self.width = width
        self.style = style
        self.color = color
    }

    public static let none = CSSBorder(width: .zero, style: .none, color: .transparent)
}

extension CSSBorder: CSSValue {
    /// `none`, or a width, a style (`solid` unless said) and a colour, in any order.
    public init?(reading reader: inout CSSReader) {
        var width: CSSLength?
        var style: CSSBorderStyle?
        var color: CSSColor?
        for _ in 0..<3 {
            if width == nil, let value = reader.optional(CSSLength.self) {
                width = value
            } else if style == nil, let value = reader.optional(CSSBorderStyle.self) {
                style = value
            } else if color == nil, let value = reader.optional(CSSColor.self) {
                color = value
            }
        }
        if style == CSSBorderStyle.none {
            self = .none
        } else {
            guard let width, !width.isNegative, width.unit != .percent, let color else { return nil }
            self.init(width: width, style: style ?? .solid, color: color)
        }
    }

    public func write(into output: inout [UInt8]) {
        guard style != .none else { return output.append(contentsOf: "none".utf8) }
        width.write(into: &output)
        output.append(0x20)
        style.write(into: &output)
        output.append(0x20)
        color.write(into: &output)
    }
}
