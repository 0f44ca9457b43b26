/// What a design token's value may be.
public enum TokenType: String, Sendable, Hashable, CaseIterable {
    case color
    /// 0 or more.
    case length
    /// A length that may be negative.
    case offset
    /// A length or `auto`.
    case size
    /// A length or `none`.
    case maximum
    /// One to four lengths.
    case edges
    /// A length, or one for each corner.
    case corners
    case border
    /// `none`, or up to eight shadows.
    case shadow
    case fontFamily
    case fontWeight
    case lineHeight
    case textAlign
    case textTransform
    case justify
}
