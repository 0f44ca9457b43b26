extension CSSColor {
    /// `#rrggbb` or `#rrggbbaa` where eight bits hold it exactly, `oklch()` where sRGB cannot show it, else `rgb()`.
    public func write(into output: inout [UInt8]) {
        guard isInGamut else { return writeOKLCH(into: &output) }
        let bytes = [red, green, blue, alpha].map { $0.clamped(to: 0...1) * 255 }
        let isExact = bytes.allSatisfy { ($0 - $0.rounded()).magnitude < 0.01 }
        guard isExact else { return writeRGB(into: &output) }
        output.append(0x23)
        for byte in alpha < 0.9999 ? bytes[...] : bytes.prefix(3) {
            let value = UInt8(byte.rounded())
            output.append(Self.hexDigits[Int(value >> 4)])
            output.append(Self.hexDigits[Int(value & 15)])
        }
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    private func writeRGB(into output: inout [UInt8]) {
        output.append(contentsOf: "rgb(".utf8)
        let channels = [red, green, blue].map { ($0.clamped(to: 0...1) * 255).rounded(toPlaces: 100) }
        write(channels, into: &output)
    }

    private func writeOKLCH(into output: inout [UInt8]) {
        let oklch = oklch
        output.append(contentsOf: "oklch(".utf8)
        let hue = oklch.hue.rounded(toPlaces: 1000)
        write([oklch.lightness, oklch.chroma, hue >= 360 ? 0 : hue], into: &output)
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
