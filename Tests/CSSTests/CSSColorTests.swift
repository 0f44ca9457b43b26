import CSS
import Testing

@Suite struct CSSColorTests {
    @Test(arguments: [
        ("#f0a", "#ff00aa"), ("#F0A8", "#ff00aa88"), ("#12Ab9f", "#12ab9f"), ("#ff00aa80", "#ff00aa80"),
        ("#ff00aaff", "#ff00aa"), ("rebeccapurple", "#663399"), ("RED", "#ff0000"), ("transparent", "#00000000"),
        ("rgb(10, 20, 30)", "#0a141e"), ("rgba(10, 20, 30, .5)", "rgb(10 20 30 / 0.5)"),
        ("rgb(10 20 30 / 50%)", "rgb(10 20 30 / 0.5)"), ("rgb(300 -5 0)", "#ff0000"), ("rgb(none 0 255)", "#0000ff"),
        ("rgb(100% 50% 0%)", "rgb(255 127.5 0)"), ("rgb(0 0 0 / none)", "#00000000"),
        ("rgb(20%, 40%, 60%)", "#336699"), ("hsl(120 100% 50%)", "#00ff00"),
        ("hsl(0.5turn 100 25)", "rgb(0 127.5 127.5)"),
        ("hsla(-120, 100%, 50%, 1)", "#0000ff"), ("hsl(200grad 0% 100%)", "#ffffff"), ("hwb(0 0% 0%)", "#ff0000"),
        ("hwb(90 60% 40%)", "#999999"), ("hwb(90 80% 80%)", "rgb(127.5 127.5 127.5)"), ("  white  ", "#ffffff"),
        ("oklch(1 0 0)", "#ffffff"), ("oklch(0% 0 none)", "#000000"), ("oklch(0.7 0.4 150)", "oklch(0.7 0.4 150)"),
        ("lab(100 0 0)", "#ffffff"), ("rgb(1e2 1.5e1 0)", "#640f00"), ("rgb(0 0 0 / 33%)", "rgb(0 0 0 / 0.33)"),
    ])
    func `A colour is read in any form and printed in one`(text: String, printed: String) throws {
        let color = try #require(CSSColor(parsing: text))
        #expect(color.css == printed)
        #expect(CSSColor(parsing: printed)?.css == printed)
    }

    @Test(arguments: [
        "", "#", "#f", "#ff", "#fffff", "#fffffff", "#ggg", "rgb", "rgb()", "rgb(1 2)", "rgb(1 2 3", "rgb(1 2 3 4)",
        "rgb(1, 2 3)", "rgb(1 2, 3)", "rgb(1,2,3/1)", "rgb(1, 20%, 3)", "rgb(none, 0, 0)", "rgb (1 2 3)",
        "hsl(1, 2, 3)",
        "hwb(1, 2%, 3%)", "oklch(0.5, 0.1, 20)", "rgb(1deg 2 3)", "notacolour", "currentcolor", "inherit", "red blue",
        "red;", "var(--x)", "color(display-p3 1 0 0)", "color-mix(in srgb, red, blue)", "rgb(calc(1) 2 3)", "12px",
        "rgb(1e400 0 0)", "re\u{301}d", "red\u{37E}", "#f0\u{FF10}",
    ])
    func `What is no colour is refused`(text: String) {
        #expect(CSSColor(parsing: text) == nil)
    }

    /// Reference values of CSS Color 4's examples and of its sample code.
    @Test(arguments: [
        ("oklch(0.627955 0.257683 29.2339)", 0xFF0000), ("oklch(0.86644 0.294827 142.4953)", 0x00FF00),
        ("oklch(0.452014 0.313214 264.052)", 0x0000FF), ("oklab(0.627955 0.224863 0.125846)", 0xFF0000),
        ("lab(54.2905 80.8049 69.891)", 0xFF0000), ("lch(54.2905 106.8372 40.8576)", 0xFF0000),
        ("lab(29.5683 68.2874 -112.0297)", 0x0000FF), ("oklch(0.40101 0.123 21.57)", 0x7D2329),
        ("oklch(59.69% 0.156 49.77)", 0xC65D07), ("lch(29.2345% 44.2 27)", 0x7D2329),
        ("lab(52.2345% 40.1645 59.9971)", 0xC65D06),
    ])
    func `The wide spaces agree with published values`(text: String, hex: UInt32) throws {
        let color = try #require(CSSColor(parsing: text))
        let reference = CSSColor(hex: hex)
        #expect((color.red - reference.red).magnitude < 0.003)
        #expect((color.green - reference.green).magnitude < 0.003)
        #expect((color.blue - reference.blue).magnitude < 0.003)
    }

    @Test(arguments: [0x000000, 0xFFFFFF, 0x007AFF, 0xBC214B, 0x123456, 0x808080, 0xFFCC00])
    func `OKLCH leads back to the same colour`(hex: UInt32) {
        let color = CSSColor(hex: hex)
        #expect(CSSColor(color.oklch).quantized == color.quantized)
    }

    /// The seeds' own colours (look of the articles) and WCAG's ends.
    @Test(arguments: [
        (0xFFFFFF, 0x007AFF, 4.02), (0xFFFFFF, 0x8E8E93, 3.26), (0xFFFFFF, 0xFF3B30, 3.55), (0xFFFFFF, 0x9E1C40, 7.8),
        (0xFFFFFF, 0xBC214B, 6.07), (0x000000, 0xFFFFFF, 21), (0x777777, 0xFFFFFF, 4.48), (0x336699, 0x336699, 1),
    ])
    func `Contrast is WCAG's`(text: UInt32, ground: UInt32, ratio: Double) {
        #expect((CSSColor(hex: text).contrast(on: CSSColor(hex: ground)) - ratio).magnitude < 0.011)
        #expect((CSSColor(hex: ground).contrast(on: CSSColor(hex: text)) - ratio).magnitude < 0.011)
    }

    @Test func `A see-through text is laid over its ground before it is judged`() {
        let text = CSSColor.black.opacity(0.5)
        #expect((text.contrast(on: .white) - 3.98).magnitude < 0.05)
    }

    @Test(arguments: [
        (0x007AFF, 0xFFFFFF, 4.5), (0x8E8E93, 0xFFFFFF, 4.5), (0x0A84FF, 0x1C1C1E, 7), (0xFF3B30, 0x000000, 7),
        (0xFFFF00, 0xFFFFFF, 4.5), (0x808080, 0x7F7F7F, 4.5),
    ])
    func `The nearest passing colour passes and is near`(text: UInt32, ground: UInt32, ratio: Double) throws {
        let color = CSSColor(hex: text)
        let passing = try #require(color.passing(ratio, on: CSSColor(hex: ground)))
        let reached = passing.contrast(on: CSSColor(hex: ground))
        #expect(reached >= ratio)
        #expect(reached < ratio + 0.25)
        #expect(passing.css.utf8.count == 7)
    }

    @Test func `A ratio that no colour reaches has no passing colour`() {
        #expect(CSSColor.black.passing(10, on: CSSColor(hex: 0x808080)) == nil)
        #expect(CSSColor.black.passing(3, on: .white) == .black)
    }

    @Test(arguments: [
        "oklch(0.7 0.4 150)", "oklch(0.5 0.37 264)", "lch(50 200 0)", "oklab(0.9 0.9 -0.9)", "lab(5 300 300)",
    ])
    func `What sRGB cannot show is brought into it with its lightness`(text: String) throws {
        let color = try #require(CSSColor(parsing: text))
        #expect(!color.isInGamut)
        let mapped = color.gamutMapped
        #expect(mapped.isInGamut)
        #expect((mapped.oklch.lightness - color.oklch.lightness).magnitude < 0.05)
        #expect(mapped.css.first == "#" || mapped.css.hasPrefix("rgb("))
    }

    @Test func `Mixing goes through OKLab and weighs by opacity`() {
        #expect(CSSColor.black.mixed(with: .white, 0.5).quantized.css == "#636363")
        #expect(CSSColor.black.mixed(with: .white, 0) == CSSColor.black.mixed(with: .white, 0))
        #expect(CSSColor(hex: 0xFF0000).mixed(with: .transparent, 0.5).quantized.css == "rgb(255 0 0 / 0.5)")
    }
}
