extension CSSColor {
    /// Relative luminance (WCAG 2.2), 0–1, of the colour as sRGB shows it; opacity is left out.
    public var luminance: Double { Self.luminance(linear: gamutMapped.linear) }

    private static func luminance(linear: CSSTriple) -> Double {
        0.2126 * linear.0 + 0.7152 * linear.1 + 0.0722 * linear.2
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
        let start = composited(over: ground)
        let lightness = start.oklab.0
        let under = ground.luminance + 0.05
        // What a darker and a lighter text must reach.
        let darker = nearest(from: start, towards: 0, ratio, on: ground) { $0 <= under / ratio - 0.05 }
        let lighter = nearest(from: start, towards: 1, ratio, on: ground) { $0 >= under * ratio - 0.05 }
        guard let darker, let lighter else { return darker ?? lighter }
        return lightness - darker.oklab.0 < lighter.oklab.0 - lightness ? darker : lighter
    }

    /// Halves the way in linear light, which needs no powers, then makes sure of the colour as it will be shown.
    private func nearest(
        from start: CSSColor, towards end: Double, _ ratio: Double, on ground: CSSColor, where passes: (Double) -> Bool
    ) -> CSSColor? {
        let (lightness, a, b) = start.oklab
        guard passes(end) else { return nil }
        var failing = lightness
        var passing = end
        while (passing - failing).magnitude > 0.0005 {
            let middle = (passing + failing) / 2
            if passes(Self.luminance(linear: Self.paled((middle, a, b)))) { passing = middle } else { failing = middle }
        }
        let step = end > lightness ? 0.002 : -0.002
        while (end - passing).magnitude > 0.002 {
            let color = CSSColor(linear: Self.paled((passing, a, b)), alpha: 1).quantized
            if color.contrast(on: ground) >= ratio { return color }
            passing += step
        }
        return CSSColor(red: end, green: end, blue: end)
    }

    /// The colour in linear light with as much of its chroma as sRGB can show at its lightness.
    private static func paled(_ oklab: CSSTriple) -> CSSTriple {
        func isShown(_ linear: CSSTriple) -> Bool {
            min(linear.0, linear.1, linear.2) >= 0 && max(linear.0, linear.1, linear.2) <= 1
        }
        let whole = linear(oklab: oklab)
        guard !isShown(whole) else { return whole }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<8 {
            let share = (low + high) / 2
            if isShown(linear(oklab: (oklab.0, oklab.1 * share, oklab.2 * share))) { low = share } else { high = share }
        }
        return linear(oklab: (oklab.0, oklab.1 * low, oklab.2 * low))
    }
}
