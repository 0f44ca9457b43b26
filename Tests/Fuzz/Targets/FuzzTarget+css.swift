import CSS
import DialogModel

extension FuzzTarget {
    /// The first line is the type of a token.
    static let css = FuzzTarget(
        "css",
        seeds: [
            "color\n#fff", "color\nrgb(0 0 0 / 50%)", "color\noklch(62.8% 0.25 29.2deg / .5)", "color\nhwb(90 10% 20%)",
            "color\nrebeccapurple", "color\nlab(50% 40 59.5)", "color\nhsla(120deg,100%,50%,0.3)",
            "length\n1.5rem", "offset\n-3px", "size\nauto", "maximum\nnone", "edges\n1px 2px 3% 4em",
            "corners\n8px 8px 0 0", "border\n1px solid #0003", "shadow\ninset 0 1px 2px 3px red, 0 0 4px #fff",
            "fontFamily\n\"Noto Sans\", system-ui, sans-serif", "fontWeight\nbold", "lineHeight\n1.4",
            "textAlign\nstart", "textTransform\nuppercase", "justify\nspace-between",
        ],
        words: TokenType.allCases.map { $0.rawValue + "\n" } + [
            "url(", "var(--a)", "expression(", "/*", "*/", "\\75rl(", "!important", ";}", "color-mix(", "calc(", "e-9",
            "deg", "turn", "currentcolor", "none", "%", "</style>",
        ]
    ) { (bytes) throws(FuzzFailure) in
        let (name, text) = halves(bytes)
        guard let type = TokenType.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) }) else { return }
        guard let value = TokenValue(type, parsing: String(decoding: text, as: UTF8.self)) else { return }
        let printed = value.css
        try holdCSS(printed)
        try holdCSS(value.mirrored.css)
        guard let again = TokenValue(type, parsing: printed) else {
            throw FuzzFailure(reason: "“\(printed)” is printed and not read")
        }
        try hold(again.css == printed, "“\(printed)” is read as “\(again.css)”")
    }

    /// Only the signs, the functions and the length that a printed value may have.
    private static func holdCSS(_ text: String) throws(FuzzFailure) {
        try hold(!text.isEmpty && text.utf8.count <= 4_096, "\(text.utf8.count) bytes")
        var word: [UInt8] = []
        var depth = 0
        var isQuoted = false
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: word.append(byte)
            case 0x28 where !isQuoted:
                let name = String(decoding: word, as: UTF8.self)
                try hold(
                    ["rgb", "oklch", "oklab", "lab", "lch", "hsl", "hwb", "color"].contains(name), "\(name)( in \(text)"
                )
                depth += 1
                word = []
            case 0x29 where !isQuoted:
                depth -= 1
                word = []
            case 0x22:
                isQuoted.toggle()
                word = []
            case 0x20, 0x23, 0x25, 0x2C, 0x2E, 0x2F, 0x2B: word = []
            default: throw FuzzFailure(reason: "sign \(byte) in “\(text)”")
            }
        }
        try hold(depth == 0 && !isQuoted, "“\(text)” stays open")
    }
}
