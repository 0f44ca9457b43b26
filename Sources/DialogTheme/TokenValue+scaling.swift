import CSS
import DialogModel

extension TokenValue {
    /// The sizes and line heights of text in `rem`, so that they grow with the text size of the page.
    func scaling(with token: Token) -> TokenValue {
        switch self {
        case .length(let length) where token.path.last == "size" && Self.textFamilies.contains(token.family):
            .length(length.inRootText)
        case .length(let length) where token.path.last == "labelSize": .length(length.inRootText)
        case .lineHeight(.length(let length)): .lineHeight(.length(length.inRootText))
        default: self
        }
    }

    private static let textFamilies = ["title", "message", "button", "field"]
}

extension CSSLength {
    /// 16 pixels are 1 rem where nobody has asked for larger text.
    fileprivate var inRootText: CSSLength { unit == .px ? CSSLength(value / 16, .rem) : self }
}
