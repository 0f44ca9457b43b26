import DialogModel

/// A token's place in the table, found once by name.
struct Place: Sendable {
    let index: Int

    /// The table's first place stands in for a name that it does not have; a test holds that none is missing.
    init(_ name: String) {
        index = TokenTable.token(name)?.index ?? 0
    }

    static let accent = Place("accent.color")
    static let accentForeground = Place("accent.foreground")
    static let accentText = Place("accent.text")
    static let info = Place("accent.info")
    static let success = Place("accent.success")
    static let warning = Place("accent.warning")
    static let danger = Place("accent.danger")
    static let family = Place("font.family")
    static let surfaceBackground = Place("surface.background")
    static let surfaceForeground = Place("surface.foreground")
    static let surfacePadding = Place("surface.padding")
    static let toastPadding = Place("toast.padding")
    static let divider = Place("surface.divider")
    static let titleFont = Place("title.font")
    static let titleColor = Place("title.color")
    static let titleBackground = Place("title.background")
    static let messageFont = Place("message.font")
    static let messageColor = Place("message.color")
    static let messageBackground = Place("message.background")
    static let buttonFont = Place("button.font")
    static let buttonJustify = Place("button.justify")
    static let fieldBackground = Place("field.background")
    static let fieldForeground = Place("field.foreground")
    static let fieldPlaceholder = Place("field.placeholder")
    static let fieldBorder = Place("field.border")
    static let fieldLabel = Place("field.label")
    static let fieldHelp = Place("field.help")
    static let fieldError = Place("field.error")
    static let fieldOption = Place("field.option")
    static let fieldControl = Place("field.control")
    static let fieldChecked = Place("field.checked")
    static let fieldTrack = Place("field.track")
    static let closeColor = Place("close.color")
    static let timerColor = Place("timer.color")
    static let focusColor = Place("focus.color")
}
