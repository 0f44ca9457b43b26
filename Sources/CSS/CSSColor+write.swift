extension CSSColor {
    /// `#rrggbb` or `#rrggbbaa` where eight bits hold it exactly, `oklch()` where sRGB cannot show it, else `rgb()`.
    public func write(into output: inout [UInt8]) {
        guard isInGamut else { return writeOKLCH(into: &output) }
        guard let red = Self.byte(red), let green = Self.byte(green), let blue = Self.byte(blue),
            let alpha = Self.byte(alpha)
        else { return writeRGB(into: &output) }
        output.append(0x23)
        Self.write(red, into: &output)
        Self.write(green, into: &output)
        Self.write(blue, into: &output)
        if alpha < 255 { Self.write(alpha, into: &output) }
    }

    /// `nil` where eight bits do not hold the component.
    private static func byte(_ component: Double) -> UInt8? {
        let scaled = component.clamped(to: 0...1) * 255
        let whole = scaled.rounded()
        return (scaled - whole).magnitude < 0.01 ? UInt8(whole) : nil
    }

    private static func write(_ byte: UInt8, into output: inout [UInt8]) {
        let (high, low) = (byte >> 4, byte & 15)
        output.append(high < 10 ? 0x30 + high : 0x57 + high)
        output.append(low < 10 ? 0x30 + low : 0x57 + low)
    }

    private func writeRGB(into output: inout [UInt8]) {
        output.append(contentsOf: "rgb(".utf8)
        let channels = [red, green, blue].map { ($0.clamped(to: 0...1) * 255).rounded(toPlaces: 100) }
        write(channels, into: &output)
    }

    private func writeOKLCH(into output: inout [UInt8]) {
        let oklch = oklch
        output.append(contentsOf: "oklch(".utf8)
        let hue = oklch.hue.rounded(toPlaces: 1000)
        // `lab()` can say more than `oklch()` holds.
        write([oklch.lightness.clamped(to: 0...1), min(oklch.chroma, 1), hue >= 360 ? 0 : hue], into: &output)
    }

    private func write(_ numbers: [Double], into output: inout [UInt8]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { output.append(0x20) }
            CSSNumber.write(number, into: &output)
        }
        if alpha < 1 {
            output.append(contentsOf: " / ".utf8)
            CSSNumber.write(alpha, into: &output)
        }
        output.append(0x29)
    }
}

extension Double {
    fileprivate func rounded(toPlaces scale: Double) -> Double { (self * scale).rounded() / scale }
}
