/// How boxes share a line: grown to fill it, kept to one end or the middle, or pushed apart.
public enum CSSJustify: String, CSSKeyword {
    case stretch, start, center, end
    case between = "space-between"
}
