import CSS
import DialogModel

/// Writes a value that differs in light and dark as one: `light-dark()` picks by the element's `color-scheme`.
enum ThemedWriter {
    /// `false`, and nothing written, where the two have no common form.
    static func write(_ light: TokenValue, _ dark: TokenValue, into output: inout [UInt8]) -> Bool {
        switch (light, dark) {
        case (.color(let light), .color(let dark)): write(light, dark, into: &output)
        case (.border(let light), .border(let dark)): return write(light, dark, into: &output)
        case (.shadow(let light), .shadow(let dark)): write(light, dark, into: &output)
        default: return false
        }
        return true
    }

    static func write(_ light: CSSColor, _ dark: CSSColor, into output: inout [UInt8]) {
        guard light != dark else { return light.write(into: &output) }
        output.append(contentsOf: "light-dark(".utf8)
        light.write(into: &output)
        output.append(0x2C)
        dark.write(into: &output)
        output.append(0x29)
    }

    /// Two lines of the same width and kind, or one line that is seen in one appearance only.
    static func write(_ light: CSSBorder, _ dark: CSSBorder, into output: inout [UInt8]) -> Bool {
        guard light != dark else {
            light.write(into: &output)
            return true
        }
        let isAlike = light.width == dark.width && light.style == dark.style
        guard isAlike || light.style == .none || dark.style == .none else { return false }
        let line = light.style == .none ? dark : light
        line.width.write(into: &output)
        output.append(0x20)
        line.style.write(into: &output)
        output.append(0x20)
        write(light.color, dark.color, into: &output)
        return true
    }

    /// Shadows of the same shape share a layer; the others are see-through in one appearance.
    private static func write(_ light: CSSShadows, _ dark: CSSShadows, into output: inout [UInt8]) {
        let isAlike =
            light.layers.count == dark.layers.count
            && zip(light.layers, dark.layers).allSatisfy { $0.recolored(.black) == $1.recolored(.black) }
        let layers: [(shadow: CSSShadow, light: CSSColor, dark: CSSColor)] =
            isAlike
            ? zip(light.layers, dark.layers).map { ($0, $0.color, $1.color) }
            : light.layers.map { ($0, $0.color, .transparent) } + dark.layers.map { ($0, .transparent, $0.color) }
        for (index, layer) in layers.enumerated() {
            if index > 0 { output.append(0x2C) }
            layer.shadow.writeShape(into: &output)
            write(layer.light, layer.dark, into: &output)
        }
    }
}

extension CSSShadow {
    fileprivate func recolored(_ color: CSSColor) -> CSSShadow {
        var shadow = self
        shadow.color = color
        return shadow
    }
}
