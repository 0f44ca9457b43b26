import CSS
public import DialogModel
public import DialogMotion

/// What moves on a stage, as CSS for its markup.
public struct StageMotion: Sendable {
    public let sheet: MotionSheet
    let dialog: Dialog
    let options: StageOptions

    public init(_ dialog: Dialog, options: StageOptions = StageOptions()) {
        self.dialog = dialog
        self.options = options
        sheet = MotionSheet(
            dialog: dialog, options: options.motion(options.direction ?? LayoutDirection(of: dialog)))
    }

    public var css: [UInt8] {
        var css: [UInt8] = []
        write(into: &css)
        return css
    }

    func write(into css: inout [UInt8]) {
        if case .modal(let backdrop) = dialog.modality, backdrop.blur > 0 {
            css.append(contentsOf: "body:has(>.dlg[data-state=open])>[data-part=host]{filter:blur(".utf8)
            css.append(contentsOf: "\(backdrop.blur.plain)px)}\n".utf8)
        }
        // At rest from the start; the mark goes when the dialog has closed once.
        let entrance = options.phase == .settled ? ":root:not([data-settled]) " : ""
        let text = sheet.css { target, phase in
            let selector =
                switch (target, phase) {
                case (.surface, .enter): ".dlg[data-state=open]>[data-part=surface]"
                case (.surface, .exit): ".dlg[data-state=closing]>[data-part=surface]"
                case (.backdrop, .enter): ".dlg[data-state=open]>[data-part=backdrop]"
                case (.backdrop, .exit): ".dlg[data-state=closing]>[data-part=backdrop]"
                case (.host, .enter): "body:has(>.dlg[data-state=open])>[data-part=host]"
                case (.host, .exit): "body:has(>.dlg[data-state=closing])>[data-part=host]"
                }
            return phase == .enter && !entrance.isEmpty ? entrance + selector : selector
        }
        css.append(contentsOf: text.utf8)
        if options.isStill { css.append(contentsOf: ".dlg [data-part=timer]{animation-play-state:paused}\n".utf8) }
    }
}

extension StageOptions {
    fileprivate func motion(_ direction: LayoutDirection) -> MotionOptions {
        let preference: MotionOptions.Preference =
            switch motion {
            case .full: .full
            case .reduce: .reduce
            case nil: .system
            }
        return MotionOptions(
            direction: direction, preference: preference, speed: speed, freeze: isStill ? moment : nil)
    }

    /// Whether it shows one moment and takes no part in anything.
    public var isStill: Bool { moment != nil && phase != .settled }
}
