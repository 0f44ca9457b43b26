public enum CSSTextAlign: String, CSSKeyword { case start, end, center, justify, left, right }
