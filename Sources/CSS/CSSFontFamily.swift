/// A typeface: by a generic keyword, or by a name of letters, digits, spaces and hyphens.
public enum CSSFontFamily: CSSValue {
    case generic(Generic)
    case named(String)

    public enum Generic: String, Sendable, Hashable, CaseIterable {
        case serif, monospace, cursive, fantasy, math, emoji
        case sansSerif = "sans-serif"
        case systemUI = "system-ui"
        case uiSansSerif = "ui-sans-serif"
        case uiSerif = "ui-serif"
        case uiMonospace = "ui-monospace"
        case uiRounded = "ui-rounded"
        case apple = "-apple-system"
        case blink = "blinkmacsystemfont"
    }

    private static let cssWide: Set<String> = ["inherit", "initial", "unset", "revert", "revert-layer", "default"]

    public init?(reading reader: inout CSSReader) {
        if case .string(let name)? = reader.peek {
            _ = reader.next()
            guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
            self = .named(name)
            return
        }
        var words: [String] = []
        while case .ident(let word)? = reader.peek {
            _ = reader.next()
            words.append(word)
        }
        guard let first = words.first else { return nil }
        if words.count == 1, let generic = Generic(rawValue: first.lowercased()) {
            self = .generic(generic)
        } else {
            let name = words.joined(separator: " ")
            guard name.utf8.count <= 64, !words.contains(where: { Self.cssWide.contains($0.lowercased()) }) else {
                return nil
            }
            self = .named(name)
        }
    }

    public func write(into output: inout [UInt8]) {
        switch self {
        case .generic(.blink): output.append(contentsOf: "BlinkMacSystemFont".utf8)
        case .generic(let generic): output.append(contentsOf: generic.rawValue.utf8)
        case .named(let name):
            output.append(0x22)
            output.append(contentsOf: name.utf8.filter { $0.isLetter || $0.isDigit || $0 == 0x20 || $0 == 0x2D })
            output.append(0x22)
        }
    }
}
