extension CSSColor {
    /// Whether sRGB can show it, but for rounding.
    public var isInGamut: Bool {
        let range = -0.0001...1.0001
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }

    /// The nearest look that sRGB can show: less chroma, same lightness and hue (CSS Color 4, section 13.2).
    public var gamutMapped: CSSColor {
        guard !isInGamut else { return clipped }
        var oklch = oklch
        if oklch.lightness >= 1 { return CSSColor.white.opacity(alpha) }
        if oklch.lightness <= 0 { return CSSColor.black.opacity(alpha) }
        if distance(to: clipped) < Self.justNoticeable { return clipped }
        var result = clipped
        var low = 0.0
        var high = oklch.chroma
        var lowIsInGamut = true
        while high - low > 0.0001 {
            oklch.chroma = (low + high) / 2
            let candidate = CSSColor(oklch, alpha: alpha)
            if lowIsInGamut, candidate.isInGamut {
                low = oklch.chroma
                continue
            }
            result = candidate.clipped
            let distance = candidate.distance(to: result)
            if distance >= Self.justNoticeable {
                high = oklch.chroma
            } else if Self.justNoticeable - distance < 0.0001 {
                return result
            } else {
                lowIsInGamut = false
                low = oklch.chroma
            }
        }
        return result
    }

    /// In OKLab.
    private static let justNoticeable = 0.02

    /// The nearest colour of eight bits a component, opacity kept.
    public var quantized: CSSColor {
        let mapped = gamutMapped
        func step(_ value: Double) -> Double { (value * 255).rounded() / 255 }
        return CSSColor(red: step(mapped.red), green: step(mapped.green), blue: step(mapped.blue), alpha: alpha)
    }

    private var clipped: CSSColor {
        CSSColor(
            red: red.clamped(to: 0...1), green: green.clamped(to: 0...1), blue: blue.clamped(to: 0...1), alpha: alpha)
    }

    /// In OKLab; 0.02 is just noticeable.
    public func distance(to other: CSSColor) -> Double {
        let (first, second) = (oklab, other.oklab)
        let difference = (first.0 - second.0, first.1 - second.1, first.2 - second.2)
        return (difference.0 * difference.0 + difference.1 * difference.1 + difference.2 * difference.2).squareRoot()
    }
}
