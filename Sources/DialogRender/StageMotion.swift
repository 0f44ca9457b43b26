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
            let shown = Self.host(while: "[data-state=open]")
            css.append(contentsOf: "\(shown){filter:blur(\(backdrop.blur.plain)px)}\n".utf8)
        }
        // At rest from the start; the mark goes when the dialog has closed once.
        let entrance = options.phase == .settled ? ":root:not([data-settled]) " : ""
        let text = sheet.css { target, phase in
            let state = phase == .enter ? "[data-state=open]" : "[data-state=closing]"
            let start = phase == .enter ? entrance : ""
            switch target {
            case .surface: return "\(start).dlg\(state)>[data-part=surface]"
            case .backdrop: return "\(start).dlg\(state)>[data-part=backdrop]"
            case .host: return start + Self.host(while: state)
            }
        }
        css.append(contentsOf: text.utf8)
        if options.isStill { css.append(contentsOf: ".dlg [data-part=timer]{animation-play-state:paused}\n".utf8) }
    }

    private static func host(while state: String) -> String { "body:has(>.dlg\(state))>[data-part=host]" }
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
