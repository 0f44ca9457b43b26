import CSS
import DialogModel

/// What a sheet needs to know of a token to declare it.
struct Slot: Sendable {
    let index: Int
    /// The custom property with its colon.
    let property: [UInt8]
    let hasDirection: Bool
    /// Sizes and line heights of text are written in `rem`, so that they grow with the text size of the page.
    let growsWithText: Bool

    static let all: [Slot] = TokenTable.all.compactMap { token in
        token.property.map { property in
            Slot(
                index: token.index, property: Array("\(property):".utf8),
                hasDirection: token.type == .edges || token.type == .corners,
                growsWithText: token.type == .lineHeight || token.path.last == "labelSize"
                    || token.path.last == "size" && textFamilies.contains(token.family))
        }
    }

    private static let textFamilies = ["title", "message", "button", "field"]

    func write(_ value: TokenValue, into output: inout [UInt8]) {
        switch value {
        case .length(let length) where growsWithText: length.inRootText.write(into: &output)
        case .lineHeight(.length(let length)): length.inRootText.write(into: &output)
        default: value.write(into: &output)
        }
    }
}

extension CSSLength {
    /// 16 pixels are 1 rem where nobody has asked for larger text.
    fileprivate var inRootText: CSSLength { unit == .px ? CSSLength(value / 16, .rem) : self }
}
