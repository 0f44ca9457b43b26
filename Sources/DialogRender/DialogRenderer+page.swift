import DialogModel
import DialogMotion
import DialogTheme
import Mustache

extension DialogRenderer {
    func page(
        _ dialog: Dialog, _ theme: ThemeSheet, _ options: StageOptions, _ action: String?, isAlone: Bool
    ) throws(MustacheError) -> RenderedPage {
        let direction = options.direction ?? LayoutDirection(of: dialog)
        let state: StageState = !options.isOpen ? .closed : options.phase == .exit ? .closing : .open
        let id = "dlg-\(dialog.id?.rawValue ?? "draft")"

        var style = isAlone ? inline.styles : []
        style.reserveCapacity(style.count + 12_288)
        let looks = Set(dialog.buttons.map(ButtonLook.init))
        StageStyles(
            dialog: dialog, theme: theme.overridden(by: dialog.style, looks: looks), options: options,
            direction: direction, state: state
        ).write(into: &style)

        var host: [UInt8] = []
        try HostView(templates: templates)
            .write(self.host(of: dialog, options), isInert: dialog.isModal && state != .closed, into: &host)
        var element: [UInt8] = []
        element.reserveCapacity(4096)
        try DialogView(
            templates: templates, dialog: dialog, id: id, state: state, action: action, isStill: options.isStill,
            takesFocus: options.takesFocus
        )
        .write(into: &element)

        var bytes: [UInt8] = []
        bytes.reserveCapacity(style.count + host.count + element.count + inline.script.count + 2048)
        try templates.stage.render(
            [
                "language": "en", "direction": .string(direction.rawValue), "theme": .string(options.theme.rawValue),
                "style": .string((options.style ?? dialog.style.base).rawValue), "still": .bool(options.isStill),
                "settled": .bool(options.phase == .settled), "keyboard": .bool(options.keyboard > 0),
                "scheme": .string(options.theme.scheme), "name": .string(dialog.name),
                "links": isAlone ? .null : links, "alone": .bool(isAlone), "styles": .raw(style), "host": .raw(host),
                "dialog": .raw(element), "script": .raw(isAlone ? inline.script : []),
            ], into: &bytes)
        return RenderedPage(bytes: bytes, style: style, script: isAlone && !options.isStill ? inline.script : [])
    }

    private var links: MustacheValue {
        [
            "iconAddress": .string(assets.icon), "sheets": .list(assets.styles.map(MustacheValue.string)),
            "stageScript": .string(assets.stageScript),
        ]
    }

    private func host(of dialog: Dialog, _ options: StageOptions) -> Host {
        guard let template = options.host, template != dialog.host.template else { return dialog.host }
        return Host(template: template)
    }
}

extension StageOptions.Theme {
    /// For `<meta name="color-scheme">`.
    fileprivate var scheme: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .auto: "light dark"
        }
    }
}
