import CSS
import DialogModel

/// The declarations of a sheet, without their selectors.
struct Declarations: Sendable {
    /// For both appearances.
    private(set) var common: [UInt8] = []
    /// What dark overrules.
    private(set) var dark: [UInt8] = []
    /// Whether a value depends on the direction of text.
    private(set) var hasDirection = false

    init(_ lightTheme: Theme, _ darkTheme: Theme, isMirrored: Bool) {
        common.reserveCapacity(6000)
        for slot in Slot.all {
            guard let light = lightTheme.values[slot.index], let dark = darkTheme.values[slot.index] else { continue }
            let isSame = light == dark
            if slot.hasDirection, light.mirrored != light || !isSame && dark.mirrored != dark {
                hasDirection = true
                if isMirrored {
                    append(slot, light.mirrored, dark.mirrored, isSame: isSame)
                    continue
                }
            }
            append(slot, light, dark, isSame: isSame)
        }
        if case .justify(let justify)? = lightTheme.values[Place.buttonJustify.index] {
            common.append(contentsOf: "--dlg-button-grow:\(justify == .stretch ? 1 : 0)".utf8)
        }
    }

    private mutating func append(_ slot: Slot, _ light: TokenValue, _ dark: TokenValue, isSame: Bool) {
        common.append(contentsOf: slot.property)
        if isSame || !ThemedWriter.write(light, dark, into: &common) {
            slot.write(light, into: &common)
            if !isSame {
                self.dark.append(contentsOf: slot.property)
                slot.write(dark, into: &self.dark)
                self.dark.append(0x3B)
            }
        }
        common.append(0x3B)
    }

    /// A button's three properties.
    static func write(_ look: ButtonLook, _ lightTheme: Theme, _ darkTheme: Theme) -> [UInt8] {
        let (light, dark) = (lightTheme.colors(of: look), darkTheme.colors(of: look))
        var output: [UInt8] = []
        output.reserveCapacity(160)
        output.append(contentsOf: "--dlg-button-background:".utf8)
        ThemedWriter.write(light.background, dark.background, into: &output)
        output.append(contentsOf: ";--dlg-button-foreground:".utf8)
        ThemedWriter.write(light.foreground, dark.foreground, into: &output)
        output.append(contentsOf: ";--dlg-button-border:".utf8)
        if !ThemedWriter.write(light.border, dark.border, into: &output) { light.border.write(into: &output) }
        return output
    }
}
