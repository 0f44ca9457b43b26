import CSS
import DialogModel
import DialogMotion
import DialogTheme

/// The text of a stage's style element: all that differs from dialog to dialog.
///
/// Nothing of an author's reaches it but numbers, values that were parsed and printed anew, and slugs.
struct StageStyles {
    let dialog: Dialog
    let theme: ThemeSheet
    let options: StageOptions
    let direction: LayoutDirection
    let state: StageState

    func write(into css: inout [UInt8]) {
        theme.write(
            scope: "body", looks: Set(dialog.buttons.map(ButtonLook.init)), isRightToLeft: direction == .rightToLeft,
            into: &css)
        writeDialog(into: &css)
        writeBlocks(into: &css)
        writeDevice(into: &css)
        StageMotion(dialog, options: options).write(into: &css)
    }

    private func writeDialog(into css: inout [UInt8]) {
        css.append(contentsOf: ".dlg{".utf8)
        if case .modal(let backdrop) = dialog.modality {
            var color = backdrop.color
            color.alpha *= backdrop.opacity
            css.append(contentsOf: "--dlg-backdrop-color:\(color.css);".utf8)
        }
        if dialog.buttonLayout != .column, !dialog.buttons.isEmpty {
            // A row that was asked for is left only where words would break.
            let padding = dialog.buttonLayout == .row ? 16 : 34
            let widest = dialog.buttons.map { LabelWidth.ems($0.label) }.max() ?? 0
            let count = dialog.buttons.count
            css.append(
                contentsOf:
                    "--dlg-buttons-fit:calc(\(count)*(\(widest.plain)*var(--dlg-button-size) + \(padding)px) + "
                    .utf8)
            css.append(contentsOf: "\(count - 1)*var(--dlg-button-gap));".utf8)
        }
        css.append(contentsOf: "}\n".utf8)
        if let after = dialog.dismissal.after {
            let seconds =
                switch after.delay {
                case .seconds(let seconds): seconds
                case .readingTime: ReadingTime.seconds(for: dialog)
                }
            css.append(contentsOf: ".dlg [data-part=timer]{animation-duration:\(seconds.plain)s}\n".utf8)
        }
        if let height = dialog.detents.first?.height {
            css.append(contentsOf: ".dlg>[data-part=surface]{block-size:\(height)}\n".utf8)
        }
    }

    private func writeBlocks(into css: inout [UInt8]) {
        for (index, block) in dialog.content.enumerated() {
            guard case .image(let image) = block, image.width != nil || image.height != nil else { continue }
            css.append(contentsOf: ".dlg .dlg-image-\(index){".utf8)
            if let width = image.width { css.append(contentsOf: "inline-size:\(width.css);".utf8) }
            if let height = image.height { css.append(contentsOf: "block-size:\(height.css);".utf8) }
            css.append(contentsOf: "}\n".utf8)
        }
        for button in dialog.buttons where button.background != nil || button.foreground != nil {
            css.append(contentsOf: "body .dlg [data-button=\(Self.quoted(button.id))]{".utf8)
            if let color = button.background {
                css.append(contentsOf: "--dlg-button-background:\(color.css);".utf8)
            }
            if let color = button.foreground {
                css.append(contentsOf: "--dlg-button-foreground:\(color.css);".utf8)
            }
            css.append(contentsOf: "}\n".utf8)
        }
    }

    private static func quoted(_ slug: Slug) -> String { "\"\(slug.rawValue)\"" }

    private func writeDevice(into css: inout [UInt8]) {
        var root = ""
        if options.text != 100 { root += "font-size:\(options.text)%;" }
        if options.keyboard > 0 { root += "--dlg-keyboard:\(options.keyboard.plain)px;" }
        if let insets = options.insets {
            let edges = [
                ("top", insets.top), ("right", insets.right), ("bottom", insets.bottom), ("left", insets.left),
            ]
            for (edge, length) in edges { root += "--dlg-inset-\(edge):\(length.plain)px;" }
        }
        if !root.isEmpty { css.append(contentsOf: ":root{\(root)}\n".utf8) }
    }
}

extension Dialog.Detent {
    /// Of the layer, which is a size container.
    fileprivate var height: String {
        switch self {
        case .medium: "50cqh"
        case .large: "100cqh"
        case .fraction(let part): "\((part * 100).plain)cqh"
        case .height(let length): length.css
        }
    }
}
