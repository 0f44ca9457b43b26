public enum CSSTextTransform: String, CSSKeyword { case none, uppercase, lowercase, capitalize }
