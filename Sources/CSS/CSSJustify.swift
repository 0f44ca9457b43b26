/// How boxes share a line: grown to fill it, or kept to one end or the middle.
public enum CSSJustify: String, CSSKeyword { case stretch, start, center, end }
