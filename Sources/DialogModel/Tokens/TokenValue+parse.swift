import CSS

extension TokenValue {
    /// The value of a type that a text spells; `nil` where it spells none.
    public init?(_ type: TokenType, parsing text: some StringProtocol) {
        guard let value = Self.parse(type, text) else { return nil }
        self = value
    }

    /// The value of a type that a bare number stands for: pixels, a weight, or a multiple of the font's size.
    public init?(_ type: TokenType, number: Double) {
        switch type {
        case .fontWeight:
            guard let weight = CSSFontWeight(number) else { return nil }
            self = .fontWeight(weight)
        case .lineHeight:
            guard (0...100).contains(number) else { return nil }
            self = .lineHeight(.multiple(number))
        default:
            guard let length = CSSLength(pixels: number), let value = Self.make(type, of: length) else { return nil }
            self = value
        }
    }

    private static func parse(_ type: TokenType, _ text: some StringProtocol) -> TokenValue? {
        switch type {
        case .color: CSSColor(parsing: text).map(TokenValue.color)
        case .length, .offset: CSSLength(parsing: text).flatMap { make(type, of: $0) }
        case .size, .maximum: CSSExtent(parsing: text).flatMap { sizing(type, $0) }
        case .edges: CSSEdges(parsing: text).map(TokenValue.edges)
        case .corners: CSSCorners(parsing: text).flatMap(rounding)
        case .border: CSSBorder(parsing: text).map(TokenValue.border)
        case .shadow: CSSShadows(parsing: text).map(TokenValue.shadow)
        case .fontFamily: CSSFontFamilies(parsing: text).map(TokenValue.fontFamily)
        case .fontWeight: CSSFontWeight(parsing: text).map(TokenValue.fontWeight)
        case .lineHeight: CSSLineHeight(parsing: text).map(TokenValue.lineHeight)
        case .textAlign: CSSTextAlign(parsing: text).map(TokenValue.textAlign)
        case .textTransform: CSSTextTransform(parsing: text).map(TokenValue.textTransform)
        case .justify: CSSJustify(parsing: text).map(TokenValue.justify)
        }
    }

    /// One length as a value of a type that is made of lengths.
    static func make(_ type: TokenType, of length: CSSLength) -> TokenValue? {
        switch type {
        case .length: length.isNegative ? nil : .length(length)
        case .offset: .length(length)
        case .size, .maximum: sizing(type, .length(length))
        case .edges: .edges(CSSEdges(length))
        case .corners: rounding(CSSCorners(length))
        default: nil
        }
    }

    private static func sizing(_ type: TokenType, _ extent: CSSExtent) -> TokenValue? {
        switch extent {
        case .auto: type == .size ? .extent(extent) : nil
        case .none: type == .maximum ? .extent(extent) : nil
        case .length(let length): length.isNegative ? nil : .extent(extent)
        }
    }

    static func rounding(_ corners: CSSCorners) -> TokenValue? {
        let all = [corners.topLeading, corners.topTrailing, corners.bottomLeading, corners.bottomTrailing]
        return all.contains(where: \.isNegative) ? nil : .corners(corners)
    }
}
