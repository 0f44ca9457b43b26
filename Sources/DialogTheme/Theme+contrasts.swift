public import CSS
import DialogModel

/// One text, icon or control of a theme with what it lies on.
public struct ThemeContrast: Sendable {
    /// As `title.color`, or `filled destructive button`.
    public let name: String
    public let text: CSSColor
    /// Opaque.
    public let ground: CSSColor
    /// The least that WCAG 2.2 asks for: 4.5 or 3.
    public let required: Double

    public var ratio: Double { text.contrast(on: ground) }
    public var passes: Bool { ratio >= required }
}

extension Theme {
    /// Every pair that must contrast: the table's, then the buttons'.
    public var contrasts: [ThemeContrast] {
        let pairs = TokenTable.pairs.compactMap { pair -> ThemeContrast? in
            let text: CSSColor
            switch self[pair.text] {
            case .color(let color): text = color
            case .border(let border) where border.style != .none: text = border.color
            default: return nil
            }
            return ThemeContrast(
                name: pair.text.name, text: text, ground: opaque(pair.grounds), required: pair.ratio)
        }
        let buttons = ButtonLook.allCases.map { look -> ThemeContrast in
            let colors = colors(of: look)
            return ThemeContrast(
                name: "\(look.variant.rawValue) \(look.tone.rawValue) button", text: colors.foreground,
                ground: colors.background.composited(over: ground), required: 4.5)
        }
        return pairs + buttons
    }

    private func opaque(_ grounds: [Token]) -> CSSColor {
        grounds.dropLast().reversed().reduce(ground) { under, token in
            if case .color(let color)? = self[token] { color.composited(over: under) } else { under }
        }
    }
}
