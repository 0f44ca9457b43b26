import DialogModel
import DialogMotion

extension LayoutDirection {
    /// As the first strong sign of a dialog's words runs, its title before its message.
    init(of dialog: Dialog) {
        let words = [dialog.naming.title, dialog.naming.ariaLabel, dialog.message].compactMap(\.self)
        self = words.lazy.compactMap(Self.firstStrong).first ?? .leftToRight
    }

    /// Unicode bidi classes R and AL by their blocks; any other letter runs from left to right.
    private static func firstStrong(_ text: String) -> LayoutDirection? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
                if scalar.properties.isAlphabetic { return .rightToLeft }
            case 0x41...0x5A, 0x61...0x7A: return .leftToRight
            case 0...0x7F: continue
            default: if scalar.properties.isAlphabetic { return .leftToRight }
            }
        }
        return nil
    }
}
