import CSS
public import DialogModel

/// Every token's value in one appearance: said by a style, derived from what it says, or the table's own.
public struct Theme: Sendable {
    public let appearance: Appearance
    /// By the table's places; `nil` only for colours of buttons that no style names.
    private(set) var values: [TokenValue?]

    /// Later layers win, the common tokens of one over the light and dark tokens of those before.
    public init(_ layers: [TokenLayer], _ appearance: Appearance) {
        self.appearance = appearance
        values = Self.fallbacks[appearance == .light ? 0 : 1]
        for layer in layers {
            for entry in layer.tokens.entries { values[entry.token.index] = entry.value }
            for entry in layer[appearance].entries { values[entry.token.index] = entry.value }
        }
        derive()
    }

    /// A theme with one more layer on top. Where the layer holds nothing that others are derived from, nothing
    /// is derived anew.
    init(_ base: Theme, beneath layers: [TokenLayer]) {
        let layer = layers.last ?? TokenLayer()
        let entries = layer.tokens.entries + layer[base.appearance].entries
        guard !entries.contains(where: { Self.isSource($0.token) }) else {
            self.init(layers, base.appearance)
            return
        }
        self = base
        for entry in entries { values[entry.token.index] = entry.value }
    }

    private static func isSource(_ token: Token) -> Bool {
        switch token.type {
        case .color, .border, .fontFamily: true
        default: token.index == Place.surfacePadding.index
        }
    }

    public subscript(token: Token) -> TokenValue? { values[token.index] }

    private static let fallbacks: [[TokenValue?]] = [
        TokenTable.all.map { token in token.fallback.flatMap { TokenValue(token.type, parsing: $0.light) } },
        TokenTable.all.map { token in token.fallback.flatMap { TokenValue(token.type, parsing: $0.dark) } },
    ]

    func color(_ place: Place) -> CSSColor? {
        if case .color(let color)? = values[place.index] { color } else { nil }
    }

    func border(_ place: Place) -> CSSBorder? {
        if case .border(let border)? = values[place.index] { border } else { nil }
    }

    mutating func fill(_ place: Place, _ color: @autoclosure () -> CSSColor) {
        if values[place.index] == nil { values[place.index] = .color(color()) }
    }

    mutating func fill(_ place: Place, value: @autoclosure () -> TokenValue?) {
        if values[place.index] == nil { values[place.index] = value() }
    }

    /// The surface's ground as an opaque colour.
    var ground: CSSColor {
        let canvas: CSSColor = appearance == .light ? .white : .black
        return color(.surfaceBackground)?.composited(over: canvas) ?? canvas
    }
}
