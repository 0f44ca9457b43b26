// What has no fallback is derived: colours from the surface, its foreground and the accent.
extension TokenTable {
    static let families: [[Row]] = [
        accent, font, surface, title, message, button, field, close, icon, toast, timer, focus,
    ]

    private static let accent = [
        row("accent.color", .color, "#0067d6", dark: "#5aa9ff", "The one colour that leads."),
        row("accent.foreground", .color, "Text on the accent."),
        row("accent.text", .color, "The accent as text on the surface: links, the labels of choices."),
        row("accent.info", .color, "The icon of a hint or a question."),
        row("accent.success", .color, "The icon of a success."),
        row("accent.warning", .color, "The icon of a warning."),
        row("accent.danger", .color, "The icon of an error, and what is destructive."),
    ]

    private static let font = [
        row("font.family", .fontFamily, "system-ui, sans-serif", "The typeface of everything that names none."),
        row("font.mono", .fontFamily, "ui-monospace, monospace", "The typeface of code."),
    ]

    private static let surface = [
        row("surface.background", .color, "#ffffff", dark: "#1e1e20", "The ground of the dialog."),
        row("surface.foreground", .color, "#1b1b1f", dark: "#f2f2f5", "Text on the ground."),
        row("surface.radius", .corners, "14px", "The corners."),
        row("surface.border", .border, "none", "A line drawn on top of the content, inside the edge; takes no room."),
        row("surface.shadow", .shadow, "0 8px 40px rgb(0 0 0 / .25)", "The shadow around the dialog."),
        row("surface.padding", .edges, "16px", "Between the edge and the content."),
        row("surface.margin", .edges, "16px", "Between the screen's edge and the dialog."),
        row("surface.maxWidth", .maximum, "480px", "The greatest width."),
        row("surface.gap", .length, "8px", "Between title, message, content and buttons."),
        row("surface.divider", .color, "A line between blocks."),
    ]

    private static func text(_ family: String, size: String, weight: String, lineHeight: String, of what: String)
        -> [Row]
    {
        [
            row("\(family).font", .fontFamily, "The typeface of \(what)."),
            row("\(family).size", .length, size, "The size of \(what)."),
            row("\(family).weight", .fontWeight, weight, "The weight of \(what)."),
            row("\(family).lineHeight", .lineHeight, lineHeight, "The line height of \(what)."),
            row("\(family).color", .color, "The colour of \(what)."),
            row("\(family).background", .color, "transparent", "The ground of \(what)."),
            row("\(family).align", .textAlign, "center", "How \(what) is aligned."),
            row("\(family).padding", .edges, "0", "Around \(what)."),
            row("\(family).height", .size, "auto", "The least height of \(what)."),
            row("\(family).transform", .textTransform, "none", "The letter case of \(what)."),
        ]
    }

    private static let title = text("title", size: "20px", weight: "600", lineHeight: "1.25", of: "the title")
    private static let message = text("message", size: "16px", weight: "400", lineHeight: "1.4", of: "the message")

    private static let button: [Row] =
        [
            row("button.font", .fontFamily, "The typeface of buttons."),
            row("button.size", .length, "16px", "The size of a button's label."),
            row("button.weight", .fontWeight, "600", "The weight of a button's label."),
            row("button.lineHeight", .lineHeight, "1.25", "The line height of a button's label."),
            row("button.transform", .textTransform, "none", "The letter case of a button's label."),
            row("button.radius", .length, "10px", "The corners of a button."),
            row("button.height", .size, "44px", "The least height of a button."),
            row("button.padding", .edges, "8px 16px", "Around a button's label."),
            row("button.gap", .length, "8px", "Between buttons."),
            row("button.margin", .edges, "0", "Around the row of buttons."),
            row("button.justify", .justify, "stretch", "How the buttons share their row."),
        ]
        + ["filled", "tinted", "outlined", "plain"].flatMap { variant in
            [
                row("button.\(variant).background", .color, "The ground of a \(variant) button."),
                row("button.\(variant).foreground", .color, "The label of a \(variant) button."),
                row("button.\(variant).border", .border, "The line around a \(variant) button."),
            ]
        }
        + ["confirm", "deny", "cancel", "destructive"].flatMap { role in
            [
                row("button.\(role).background", .color, "The ground of a filled \(role) button."),
                row("button.\(role).foreground", .color, "The label of a filled \(role) button."),
                row("button.\(role).border", .border, "The line around a filled \(role) button."),
                row(
                    "button.\(role).tint", .color,
                    "What colours a \(role) button that is not filled: its label, its line, the ground of a tinted one."
                ),
            ]
        }

    private static let field = [
        row("field.background", .color, "The ground of a field."),
        row("field.foreground", .color, "What is typed into a field."),
        row("field.placeholder", .color, "What a field shows while it is empty."),
        row("field.border", .border, "The line around a field."),
        row("field.radius", .length, "8px", "The corners of a field."),
        row("field.padding", .edges, "8px 12px", "Between a field's edge and its text."),
        row("field.height", .size, "44px", "The least height of a field."),
        row("field.size", .length, "16px", "The size of what is typed, and of the labels of choices."),
        row("field.gap", .length, "12px", "Between one field and the next."),
        row("field.margin", .edges, "0", "Around the content of a dialog."),
        row("field.label", .color, "The label above a field."),
        row("field.labelSize", .length, "14px", "The size of a label."),
        row("field.labelWeight", .fontWeight, "500", "The weight of a label."),
        row("field.help", .color, "The hint below a field."),
        row("field.error", .color, "What is wrong with a field."),
        row("field.option", .color, "The label of a choice."),
        row("field.optionGap", .length, "8px", "Between one choice and the next."),
        row("field.justify", .justify, "stretch", "How choices in columns share their row."),
        row("field.control", .color, "The line of a box, a circle or a star that is not chosen."),
        row("field.checked", .color, "A box, a circle or a star that is chosen, and the way that a slider has gone."),
        row("field.track", .color, "The way that a slider, a switch or a progress bar has still to go."),
    ]

    private static let close = [
        row("close.color", .color, "The cross."),
        row("close.background", .color, "transparent", "The ground of the cross."),
        row("close.size", .length, "20px", "The size of the cross."),
        row("close.weight", .fontWeight, "500", "The weight of the cross's strokes."),
        row("close.padding", .edges, "12px", "Around the cross, within its ground."),
        row("close.margin", .edges, "0", "Between the cross's ground and the corner."),
        row("close.radius", .length, "8px", "The corners of the cross's ground."),
    ]

    private static let icon = [
        row("icon.size", .length, "40px", "The size of the icon."),
        row("icon.align", .justify, "center", "Where the icon stands above the title."),
        row("icon.padding", .edges, "0", "Around the icon."),
    ]

    private static let toast = [
        row("toast.padding", .edges, "Between a toast's edge and its content; by default that of the surface.")
    ]

    private static let timer = [
        row("timer.color", .color, "What is left of the time."),
        row("timer.height", .length, "3px", "The height of the bar that shows the time."),
    ]

    private static let focus = [
        row("focus.color", .color, "The ring around what has the focus."),
        row("focus.width", .length, "2px", "The width of the ring."),
        row("focus.offset", .offset, "2px", "Between the ring and what it surrounds."),
    ]
}
