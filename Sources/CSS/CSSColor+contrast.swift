extension CSSColor {
    /// Relative luminance (WCAG 2.2), 0–1, of the colour as sRGB shows it; opacity is left out.
    public var luminance: Double {
        let (red, green, blue) = gamutMapped.linear
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio (WCAG 2.2), 1–21, of this colour as text on a ground. A see-through colour is laid over the
    /// ground first; the ground itself is taken as opaque.
    public func contrast(on ground: CSSColor) -> Double {
        let (first, second) = (composited(over: ground).luminance, ground.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// This colour laid over an opaque ground, as browsers blend: in sRGB.
    public func composited(over ground: CSSColor) -> CSSColor {
        guard alpha < 1 else { return self }
        func blend(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return CSSColor(
            red: blend(red, ground.red), green: blend(green, ground.green), blue: blend(blue, ground.blue))
    }

    /// White where it reads well on this colour as ground (4.5:1), else whichever of black and white reads better.
    public var legibleText: CSSColor {
        let white = CSSColor.white.contrast(on: self)
        return white >= 4.5 || white >= CSSColor.black.contrast(on: self) ? .white : .black
    }

    /// The nearest opaque colour along OKLCH lightness that reaches `ratio` on a ground; this colour where it does
    /// already, `nil` where neither black nor white would.
    public func passing(_ ratio: Double, on ground: CSSColor) -> CSSColor? {
        guard contrast(on: ground) < ratio else { return self }
        let start = composited(over: ground).oklch
        let candidates = [0.0, 1.0].compactMap { end in
            nearest(from: start, towards: end) { $0.contrast(on: ground) >= ratio }
        }
        return candidates.min {
            ($0.oklch.lightness - start.lightness).magnitude < ($1.oklch.lightness - start.lightness).magnitude
        }
    }

    private func nearest(from start: OKLCH, towards end: Double, where passes: (CSSColor) -> Bool) -> CSSColor? {
        func color(_ lightness: Double) -> CSSColor {
            var oklch = start
            oklch.lightness = lightness
            return CSSColor(oklch).quantized
        }
        guard passes(color(end)) else { return nil }
        var failing = start.lightness
        var passing = end
        while (passing - failing).magnitude > 0.0005 {
            let middle = (passing + failing) / 2
            if passes(color(middle)) { passing = middle } else { failing = middle }
        }
        return color(passing)
    }
}
