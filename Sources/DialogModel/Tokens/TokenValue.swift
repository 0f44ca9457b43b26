public import CSS

/// A design token's value.
public enum TokenValue: Sendable, Hashable {
    case color(CSSColor)
    case length(CSSLength)
    case extent(CSSExtent)
    case edges(CSSEdges)
    case corners(CSSCorners)
    case border(CSSBorder)
    case shadow(CSSShadows)
    case fontFamily(CSSFontFamilies)
    case fontWeight(CSSFontWeight)
    case lineHeight(CSSLineHeight)
    case textAlign(CSSTextAlign)
    case textTransform(CSSTextTransform)
    case justify(CSSJustify)

    /// The canonical CSS text.
    public var css: String {
        var output: [UInt8] = []
        write(into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends the canonical CSS text.
    public func write(into output: inout [UInt8]) {
        switch self {
        case .color(let value): value.write(into: &output)
        case .length(let value): value.write(into: &output)
        case .extent(let value): value.write(into: &output)
        case .edges(let value): value.write(into: &output)
        case .corners(let value): value.write(into: &output)
        case .border(let value): value.write(into: &output)
        case .shadow(let value): value.write(into: &output)
        case .fontFamily(let value): value.write(into: &output)
        case .fontWeight(let value): value.write(into: &output)
        case .lineHeight(let value): value.write(into: &output)
        case .textAlign(let value): value.write(into: &output)
        case .textTransform(let value): value.write(into: &output)
        case .justify(let value): value.write(into: &output)
        }
    }

    /// The value for text that runs from right to left.
    public var mirrored: TokenValue {
        switch self {
        case .edges(let edges): .edges(edges.mirrored)
        case .corners(let corners): .corners(corners.mirrored)
        default: self
        }
    }
}
