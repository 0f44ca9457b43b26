/// The tokens that values are made of. Names are ASCII, so they may be compared as strings.
enum CSSToken: Sendable, Hashable {
    /// In the author's spelling.
    case ident(String)
    /// A name with its opening bracket; lower case.
    case function(String)
    /// What follows `#`, lower case.
    case hash(String)
    /// Letters, digits, spaces and hyphens only.
    case string(String)
    case number(Double)
    case percentage(Double)
    /// The unit is in lower case.
    case dimension(Double, unit: String)
    case comma
    case slash
    case close
}
