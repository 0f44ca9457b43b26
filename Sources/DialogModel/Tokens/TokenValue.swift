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
    public var css: String { value.css }

    /// Appends the canonical CSS text.
    public func write(into output: inout [UInt8]) { value.write(into: &output) }

    /// The value for text that runs from right to left.
    public var mirrored: TokenValue {
        switch self {
        case .edges(let edges): .edges(edges.mirrored)
        case .corners(let corners): .corners(corners.mirrored)
        default: self
        }
    }

    private var value: any CSSValue {
        switch self {
        case .color(let value): value
        case .length(let value): value
        case .extent(let value): value
        case .edges(let value): value
        case .corners(let value): value
        case .border(let value): value
        case .shadow(let value): value
        case .fontFamily(let value): value
        case .fontWeight(let value): value
        case .lineHeight(let value): value
        case .textAlign(let value): value
        case .textTransform(let value): value
        case .justify(let value): value
        }
    }
}
