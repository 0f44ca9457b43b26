extension CubicBezier {
    /// The shortest CSS: a keyword where there is one, else `cubic-bezier()`.
    public var css: String { String(css: { appendCSS(to: &$0) }) }

    func appendCSS(to css: inout [UInt8]) {
        switch self {
        case .easeIn: return css.append("ease-in")
        case .easeOut: return css.append("ease-out")
        case .easeInOut: return css.append("ease-in-out")
        default: break
        }
        if isLinear { return css.append("linear") }
        css.append("cubic-bezier(")
        css.append(x1, decimals: 4)
        css.append(0x2C)
        css.append(y1, decimals: 5)
        css.append(0x2C)
        css.append(x2, decimals: 4)
        css.append(0x2C)
        css.append(y2, decimals: 5)
        css.append(0x29)
    }

    var isLinear: Bool { x1 == y1 && x2 == y2 }
}
