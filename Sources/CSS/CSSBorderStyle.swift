public enum CSSBorderStyle: String, CSSKeyword { case none, solid, dashed, dotted, double }
