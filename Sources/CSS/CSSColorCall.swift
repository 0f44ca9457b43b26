/// A colour function with its arguments, in the comma form or the space form (CSS Color 4, sections 4–9).
struct CSSColorCall {
    enum Argument {
        /// `none`, in the space form only.
        case missing
        case number(Double)
        case percentage(Double)
        case degrees(Double)
    }

    let name: String
    let arguments: [Argument]
    let alpha: Double
    let hasCommas: Bool

    /// Takes what follows the opening bracket, and the closing one.
    init?(name: String, reading reader: inout CSSReader) {
        guard let first = Self.argument(&reader) else { return nil }
        var arguments = [first]
        let hasCommas = reader.take(.comma)
        for index in 1...2 {
            if hasCommas, index == 2, !reader.take(.comma) { return nil }
            guard let argument = Self.argument(&reader) else { return nil }
            arguments.append(argument)
        }
        var alpha = 1.0
        if reader.take(hasCommas ? .comma : .slash) {
            switch Self.argument(&reader) {
            case .number(let value): alpha = value
            case .percentage(let value): alpha = value / 100
            case .missing where !hasCommas: alpha = 0
            default: return nil
            }
        }
        guard reader.take(.close) else { return nil }
        self.name = name
        self.arguments = arguments
        self.alpha = alpha.clamped(to: 0...1)
        self.hasCommas = hasCommas
    }

    private static func argument(_ reader: inout CSSReader) -> Argument? {
        switch reader.next() {
        case .number(let value): .number(value)
        case .percentage(let value): .percentage(value)
        case .dimension(let value, "deg"): .degrees(value)
        case .dimension(let value, "rad"): .degrees(value * 180 / .pi)
        case .dimension(let value, "grad"): .degrees(value * 0.9)
        case .dimension(let value, "turn"): .degrees(value * 360)
        case .ident(let name) where name.lowercased() == "none": .missing
        default: nil
        }
    }

    var color: CSSColor? {
        switch name {
        case "rgb", "rgba": rgb
        case "hsl", "hsla": hsl
        case "hwb": hwb
        case "lab", "lch": hasCommas ? nil : lab(isPolar: name == "lch")
        case "oklab", "oklch": hasCommas ? nil : oklab(isPolar: name == "oklch")
        default: nil
        }
    }

    /// Reads a component; `reference` is what 100 % stands for. Numbers and percentages only.
    private func component(_ index: Int, percent reference: Double, _ range: ClosedRange<Double>) -> Double? {
        switch arguments[index] {
        case .number(let value): value.clamped(to: range)
        case .percentage(let value): (value / 100 * reference).clamped(to: range)
        case .missing: hasCommas ? nil : 0.0.clamped(to: range)
        case .degrees: nil
        }
    }

    /// Degrees, 0 up to 360.
    private func hue(_ index: Int) -> Double? {
        let degrees: Double
        switch arguments[index] {
        case .number(let value), .degrees(let value): degrees = value.truncatingRemainder(dividingBy: 360)
        case .missing where !hasCommas: degrees = 0
        default: return nil
        }
        return degrees < 0 ? degrees + 360 : degrees
    }

    private var rgb: CSSColor? {
        if hasCommas {
            // One kind throughout in the comma form.
            let percentages = arguments.filter { if case .percentage = $0 { true } else { false } }.count
            guard percentages == 0 || percentages == 3 else { return nil }
        }
        guard let red = component(0, percent: 255, 0...255), let green = component(1, percent: 255, 0...255),
            let blue = component(2, percent: 255, 0...255)
        else { return nil }
        return CSSColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    private var hsl: CSSColor? {
        if hasCommas {
            guard case .percentage = arguments[1], case .percentage = arguments[2] else { return nil }
        }
        guard let hue = hue(0), let saturation = component(1, percent: 100, 0...100),
            let lightness = component(2, percent: 100, 0...100)
        else { return nil }
        return CSSColor(CSSColor.rgb(hue: hue, saturation: saturation / 100, lightness: lightness / 100), alpha: alpha)
    }

    private var hwb: CSSColor? {
        guard !hasCommas, let hue = hue(0), let white = component(1, percent: 100, 0...100),
            let black = component(2, percent: 100, 0...100)
        else { return nil }
        guard white + black < 100 else {
            let grey = white / (white + black)
            return CSSColor((grey, grey, grey), alpha: alpha)
        }
        let pure = CSSColor.rgb(hue: hue, saturation: 1, lightness: 0.5)
        let share = (100 - white - black) / 100
        return CSSColor(
            (pure.0 * share + white / 100, pure.1 * share + white / 100, pure.2 * share + white / 100), alpha: alpha)
    }

    private func lab(isPolar: Bool) -> CSSColor? {
        guard let lightness = component(0, percent: 100, 0...100),
            let axes = axes(isPolar: isPolar, percent: isPolar ? 150 : 125, limit: 300)
        else { return nil }
        return CSSColor(linear: CSSColor.linear(lab: (lightness, axes.0, axes.1)), alpha: alpha)
    }

    private func oklab(isPolar: Bool) -> CSSColor? {
        guard let lightness = component(0, percent: 1, 0...1),
            let axes = axes(isPolar: isPolar, percent: 0.4, limit: 1)
        else { return nil }
        return CSSColor(oklab: (lightness, axes.0, axes.1), alpha: alpha)
    }

    private func axes(isPolar: Bool, percent: Double, limit: Double) -> (Double, Double)? {
        guard isPolar else {
            guard let a = component(1, percent: percent, -limit...limit),
                let b = component(2, percent: percent, -limit...limit)
            else { return nil }
            return (a, b)
        }
        guard let chroma = component(1, percent: percent, 0...limit), let hue = hue(2) else { return nil }
        return (chroma * Mathematics.cosine(degrees: hue), chroma * Mathematics.sine(degrees: hue))
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
