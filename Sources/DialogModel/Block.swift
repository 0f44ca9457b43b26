public import CSS

/// One block of a dialog's content.
public enum Block: Sendable, Hashable {
    case text(String)
    case heading(String)
    case divider
    case image(Image)
    case list([String])
    /// 0–1; `nil` where the end is unknown.
    case progress(Double?)
    case input(Input)

    public struct Image: Sendable, Hashable {
        /// An address that has passed the image rule.
        public var source: String
        public var alt: String
        public var width: CSSLength?
        public var height: CSSLength?

        public init(source: String, alt: String, width: CSSLength? = nil, height: CSSLength? = nil) {
            self.source = source
            self.alt = alt
            self.width = width
            self.height = height
        }
    }
}
