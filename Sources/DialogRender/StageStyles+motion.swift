import CSS
import DialogModel
import DialogMotion

extension StageStyles {
    func writeMotion(into css: inout [UInt8]) {
        if case .modal(let backdrop) = dialog.modality, backdrop.blur > 0 {
            let shown = Self.host(while: "[data-state=open]")
            css.append(contentsOf: "\(shown){filter:blur(\(backdrop.blur.plain)px)}\n".utf8)
        }
        // At rest from the start; the mark goes when the dialog has closed once.
        let entrance = options.phase == .settled ? ":root:not([data-settled]) " : ""
        let sheet = MotionSheet(dialog: dialog, options: motionOptions)
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

    private var motionOptions: MotionOptions {
        let preference: MotionOptions.Preference =
            switch options.motion {
            case .full: .full
            case .reduce: .reduce
            case nil: .system
            }
        return MotionOptions(
            direction: direction, preference: preference, speed: options.speed,
            freeze: options.isStill ? options.moment : nil)
    }
}

extension StageOptions {
    /// Whether it shows one moment and takes no part in anything.
    var isStill: Bool { moment != nil && phase != .settled }
}
