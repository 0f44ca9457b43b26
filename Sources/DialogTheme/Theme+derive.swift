import CSS
import DialogModel

extension Theme {
    /// Fills what no style says, from the surface, its foreground and the accent, so that text passes 4.5:1 and
    /// controls 3:1.
    mutating func derive() {
        let ground = ground
        let foreground = color(.surfaceForeground) ?? ground.legibleText
        deriveAccent(on: ground)
        let family = values[Place.family.index]
        for place in [Place.titleFont, .messageFont, .buttonFont] { fill(place, value: family) }
        let padding = values[Place.surfacePadding.index]
        fill(.toastPadding, value: padding)
        deriveText(.titleColor, on: .titleBackground, foreground, ground)
        deriveText(.messageColor, on: .messageBackground, foreground, ground)
        fill(.divider, foreground.opacity(0.16))
        deriveFields(on: ground, foreground)
        fill(.closeColor, Self.soften(foreground, on: ground, by: 0.3, ratio: 4.5))
        fill(.timerColor, Self.soften(foreground, on: ground, by: 0.5, ratio: 3))
        let accent = color(.accent)
        fill(.focusColor, Self.reach(accent, 3, on: ground))
    }

    private mutating func deriveAccent(on ground: CSSColor) {
        let accent = color(.accent) ?? ground.legibleText
        fill(.accentForeground, accent.composited(over: ground).legibleText)
        fill(.accentText, Self.reach(accent, 4.5, on: ground))
        fill(.info, Self.reach(accent, 3, on: ground))
        fill(.success, Self.reach(CSSColor(hex: 0x1F9D55), 3, on: ground))
        fill(.warning, Self.reach(CSSColor(hex: 0xC77700), 3, on: ground))
        fill(.danger, Self.reach(CSSColor(hex: 0xD70015), 4.5, on: ground))
    }

    private mutating func deriveText(_ text: Place, on own: Place, _ foreground: CSSColor, _ ground: CSSColor) {
        let under = color(own)?.composited(over: ground) ?? ground
        fill(text, Self.reach(foreground, 4.5, on: under))
    }

    private mutating func deriveFields(on ground: CSSColor, _ foreground: CSSColor) {
        fill(.fieldBackground, ground.mixed(with: foreground, 0.04).quantized)
        let inside = color(.fieldBackground)?.composited(over: ground) ?? ground
        fill(.fieldForeground, Self.reach(foreground, 4.5, on: inside))
        fill(.fieldPlaceholder, Self.soften(foreground, on: inside, by: 0.4, ratio: 4.5))
        fill(
            .fieldBorder,
            value: .border(
                CSSBorder(width: CSSLength(1), color: Self.soften(foreground, on: ground, by: 0.5, ratio: 3))))
        fill(.fieldLabel, foreground)
        fill(.fieldHelp, Self.soften(foreground, on: ground, by: 0.35, ratio: 4.5))
        let (danger, accent) = (color(.danger), color(.accent))
        fill(.fieldError, Self.reach(danger, 4.5, on: ground))
        fill(.fieldOption, foreground)
        fill(.fieldControl, Self.soften(foreground, on: ground, by: 0.45, ratio: 3))
        fill(.fieldChecked, Self.reach(accent, 3, on: ground))
        fill(.fieldTrack, foreground.opacity(0.14))
    }

    /// The colour, or the nearest that reaches the ratio.
    static func reach(_ color: CSSColor?, _ ratio: Double, on ground: CSSColor) -> CSSColor {
        (color ?? ground.legibleText).passing(ratio, on: ground) ?? ground.legibleText
    }

    /// The foreground nearer to its ground, as far as the ratio lets it.
    private static func soften(_ foreground: CSSColor, on ground: CSSColor, by share: Double, ratio: Double) -> CSSColor
    {
        Self.reach(foreground.mixed(with: ground, share).quantized, ratio, on: ground)
    }
}
