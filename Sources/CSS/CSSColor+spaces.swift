extension CSSColor {
    /// The colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees.
    public struct OKLCH: Sendable, Hashable {
        public var lightness: Double
        public var chroma: Double
        public var hue: Double

        public init(lightness: Double, chroma: Double, hue: Double) {
            self.lightness = lightness
            self.chroma = chroma
            self.hue = hue
        }
    }

    public init(_ oklch: OKLCH, alpha: Double = 1) {
        let a = oklch.chroma * Mathematics.cosine(degrees: oklch.hue)
        let b = oklch.chroma * Mathematics.sine(degrees: oklch.hue)
        self.init(oklab: (oklch.lightness, a, b), alpha: alpha)
    }

    /// A grey has hue 0.
    public var oklch: OKLCH {
        let (lightness, a, b) = oklab
        let chroma = Mathematics.hypotenuse(a, b)
        guard chroma > 1e-6 else { return OKLCH(lightness: lightness, chroma: 0, hue: 0) }
        return OKLCH(lightness: lightness, chroma: chroma, hue: Mathematics.angle(x: a, y: b))
    }

    init(oklab: CSSTriple, alpha: Double) {
        self.init(linear: Self.linear(oklab: oklab), alpha: alpha)
    }

    static func linear(oklab: CSSTriple) -> CSSTriple {
        let cone = CSSMatrix.oklabToCone(oklab)
        return CSSMatrix.coneToLinear(
            (cone.0 * cone.0 * cone.0, cone.1 * cone.1 * cone.1, cone.2 * cone.2 * cone.2))
    }

    var oklab: CSSTriple {
        let cone = CSSMatrix.linearToCone(linear)
        return CSSMatrix.coneToOklab(
            (Mathematics.cubeRoot(cone.0), Mathematics.cubeRoot(cone.1), Mathematics.cubeRoot(cone.2)))
    }

    init(linear: CSSTriple, alpha: Double) {
        self.init(
            red: linear.0.gammaEncoded, green: linear.1.gammaEncoded, blue: linear.2.gammaEncoded, alpha: alpha)
    }

    /// The components in linear light.
    var linear: CSSTriple { (red.linearLight, green.linearLight, blue.linearLight) }

    static func linear(lab: CSSTriple) -> CSSTriple {
        let y = (lab.0 + 16) / 116
        func inverse(_ f: Double) -> Double {
            let cube = f * f * f
            return cube > 216.0 / 24389 ? cube : (116 * f - 16) * 27 / 24389
        }
        let white = (0.3457 / 0.3585, 1.0, (1 - 0.3457 - 0.3585) / 0.3585)
        return CSSMatrix.fiftyToLinear(
            (inverse(y + lab.1 / 500) * white.0, inverse(y) * white.1, inverse(y - lab.2 / 200) * white.2))
    }

    /// Hue in degrees, the others 0–1 (CSS Color 4, section 7.1).
    static func rgb(hue: Double, saturation: Double, lightness: Double) -> CSSTriple {
        let spread = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - spread * max(-1, min(k - 3, 9 - k, 1))
        }
        return (channel(0), channel(8), channel(4))
    }
}

extension Double {
    /// One sRGB component in linear light; mirrored below 0.
    var linearLight: Double {
        let byte = (self * 255).rounded()
        guard self < 0 || self > 1 || byte / 255 != self else { return Self.linearBytes[Int(byte)] }
        return linearLightByPower
    }

    private static let linearBytes = (0...255).map { (Double($0) / 255).linearLightByPower }

    private var linearLightByPower: Double {
        let size = magnitude
        let linear = size <= 0.04045 ? size / 12.92 : Mathematics.power((size + 0.055) / 1.055, 2.4)
        return self < 0 ? -linear : linear
    }

    /// The inverse of ``linearLight``.
    var gammaEncoded: Double {
        let size = magnitude
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * Mathematics.power(size, 1 / 2.4) - 0.055
        return self < 0 ? -encoded : encoded
    }
}
