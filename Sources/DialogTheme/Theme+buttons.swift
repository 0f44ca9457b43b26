import CSS
import DialogModel

extension Theme {
    /// A role's own colours go before the variant's; labels that no style names pass 4.5:1.
    public func colors(of look: ButtonLook) -> ButtonColors {
        switch look.variant {
        case .filled: filled(look.tone)
        case .tinted: tinted(look.tone)
        case .outlined: outlined(look.tone)
        case .plain: plain(look.tone)
        }
    }

    private func filled(_ tone: ButtonLook.Tone) -> ButtonColors {
        let (role, variant) = (ButtonPlaces.of(tone), ButtonPlaces.filled)
        let own = color(role.background) ?? (tone == .destructive ? color(.danger) : nil)
        let accent = color(.accent) ?? ground.legibleText
        let background = own ?? color(variant.background) ?? accent
        let foreground =
            color(role.foreground)
            ?? (own == nil ? color(variant.foreground) : nil)
            ?? (background == accent ? color(.accentForeground) : nil)
            ?? background.composited(over: ground).legibleText
        return ButtonColors(
            background: background, foreground: foreground,
            border: border(role.border) ?? (own == nil ? border(variant.border) : nil) ?? .none)
    }

    private func tinted(_ tone: ButtonLook.Tone) -> ButtonColors {
        let variant = ButtonPlaces.tinted
        let tint = tint(tone)
        let base = tint ?? color(.accent) ?? ground.legibleText
        let own = tint == nil ? color(variant.background) : nil
        let background = own ?? ground.mixed(with: base.composited(over: ground), 0.14).quantized
        let foreground =
            (tint == nil ? color(variant.foreground) : nil)
            ?? Self.reach(tint ?? color(.accentText), 4.5, on: background.composited(over: ground))
        return ButtonColors(background: background, foreground: foreground, border: border(variant.border) ?? .none)
    }

    private func outlined(_ tone: ButtonLook.Tone) -> ButtonColors {
        let variant = ButtonPlaces.outlined
        let background = color(variant.background) ?? .transparent
        let under = background.composited(over: ground)
        guard let tint = tint(tone) else {
            let foreground = color(variant.foreground) ?? Self.reach(color(.accentText), 4.5, on: under)
            let line = CSSBorder(width: CSSLength(1), color: Self.reach(color(.fieldControl), 3, on: ground))
            return ButtonColors(
                background: background, foreground: foreground, border: border(variant.border) ?? line)
        }
        var line = border(variant.border) ?? CSSBorder(width: CSSLength(1), color: tint)
        line.color = Self.reach(tint, 3, on: ground)
        return ButtonColors(background: background, foreground: Self.reach(tint, 4.5, on: under), border: line)
    }

    private func plain(_ tone: ButtonLook.Tone) -> ButtonColors {
        let variant = ButtonPlaces.plain
        let background = color(variant.background) ?? .transparent
        let under = background.composited(over: ground)
        let foreground =
            tint(tone).map { Self.reach($0, 4.5, on: under) } ?? color(variant.foreground)
            ?? Self.reach(color(.accentText), 4.5, on: under)
        return ButtonColors(background: background, foreground: foreground, border: border(variant.border) ?? .none)
    }

    /// The colour that a role lends to a button that is not filled.
    private func tint(_ tone: ButtonLook.Tone) -> CSSColor? {
        let role = ButtonPlaces.of(tone)
        return color(role.tint) ?? color(role.background) ?? (tone == .destructive ? color(.danger) : nil)
    }
}
