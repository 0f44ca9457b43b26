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
        for token in TokenTable.all {
            guard let property = token.property, var light = lightTheme[token], var dark = darkTheme[token] else {
                continue
            }
            if token.type == .edges || token.type == .corners {
                hasDirection = hasDirection || light.mirrored != light || dark.mirrored != dark
                if isMirrored { (light, dark) = (light.mirrored, dark.mirrored) }
            }
            append(property, light.scaling(with: token), dark.scaling(with: token))
        }
        if case .justify(let justify)? = lightTheme[TokenTable.all[Place.buttonJustify.index]] {
            common.append(contentsOf: "--dlg-button-grow:\(justify == .stretch ? 1 : 0)".utf8)
        }
    }

    private mutating func append(_ property: String, _ light: TokenValue, _ dark: TokenValue) {
        let start = common.count
        common.append(contentsOf: property.utf8)
        common.append(0x3A)
        if light == dark || !ThemedWriter.write(light, dark, into: &common) {
            light.write(into: &common)
            if light != dark {
                self.dark.append(contentsOf: common[start...].prefix(property.utf8.count + 1))
                dark.write(into: &self.dark)
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
