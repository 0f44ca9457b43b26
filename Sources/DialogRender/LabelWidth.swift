/// About how wide a label is when set bold, in multiples of its size: wide enough in the common typefaces.
enum LabelWidth {
    static func ems(_ label: String) -> Double {
        var width = 0.0
        for scalar in label.unicodeScalars.prefix(200) { width += ems(scalar) }
        return width
    }

    private static func ems(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", "'", ".", ",", ":", "!", "|": 0.34
        case "f", "r", "t", " ", "-", "(", ")": 0.42
        case "m", "w", "M", "W", "@", "%": 0.98
        case "A"..."Z": 0.74
        case "\u{0300}"..."\u{036F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
        case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{FFEF}", "\u{1F000}"..."\u{1FAFF}": 1.1
        default: 0.62
        }
    }
}
