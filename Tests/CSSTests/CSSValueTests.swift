import CSS
import Testing

@Suite struct CSSValueTests {
    @Test(arguments: [
        ("12px", "12px"), ("0", "0px"), ("-4.5REM", "-4.5rem"), ("50%", "50%"), ("+.5em", "0.5em"), ("1e2px", "100px"),
        ("100000px", "100000px"), ("33.333333%", "33.33333%"), ("1dvh", "1dvh"),
    ])
    func `A length is read and printed`(text: String, printed: String) {
        #expect(CSSLength(parsing: text)?.css == printed)
        #expect(CSSLength(parsing: printed)?.css == printed)
    }

    @Test(arguments: [
        "", "12", "12 px", "px", "12pt", "100001px", "1e9px", "12px;", "calc(1px)", "12px 3px", "--1px", "1.px", "1_px",
    ])
    func `What is no length is refused`(text: String) {
        #expect(CSSLength(parsing: text) == nil)
    }

    @Test func `A bare number is a length in pixels, within bounds`() {
        #expect(CSSLength(pixels: 15)?.css == "15px")
        #expect(CSSLength(pixels: 1e7) == nil)
        #expect(CSSLength(pixels: .nan) == nil)
    }

    @Test(arguments: [
        (0.1, "0.1"), (-0.5, "-0.5"), (3, "3"), (0.000001, "0"), (-0.000001, "0"), (1e15, "1000000000000"),
        (0.123456, "0.12346"),
        (100.10, "100.1"), (.infinity, "1000000000000"), (.nan, "0"), (0.1 + 0.2, "0.3"), (99.999999, "100"),
    ])
    func `A number is printed short and without an exponent`(value: Double, printed: String) {
        #expect(CSSNumber(value).css == printed)
    }

    @Test(arguments: [
        ("4px", "4px"), ("4px 8px", "4px 8px"), ("1px 2px 1px", "1px 2px"), ("1px 2px 3px 4px", "1px 2px 3px 4px"),
    ])
    func `Edges print in their shortest form`(text: String, printed: String) {
        #expect(CSSEdges(parsing: text)?.css == printed)
    }

    @Test func `Edges are at most four`() {
        #expect(CSSEdges(parsing: "1px 2px 3px 4px 5px") == nil)
        #expect(CSSEdges(parsing: "1px, 2px") == nil)
    }

    @Test func `Corners read clockwise from the top leading one`() throws {
        let corners = try #require(CSSCorners(parsing: "1px 2px 3px 4px"))
        #expect(corners.bottomTrailing == CSSLength(3))
        #expect(corners.bottomLeading == CSSLength(4))
        #expect(corners.css == "1px 2px 3px 4px")
        #expect(CSSCorners(parsing: "20px")?.css == "20px")
        #expect(CSSCorners(parsing: "1px 2px") == nil)
    }

    @Test(arguments: [
        ("none", "none"), ("0 0 40px rgba(0,0,0,.33)", "0px 0px 40px rgb(0 0 0 / 0.33)"),
        ("inset 0 0 0 2px #fff", "inset 0px 0px 0px 2px #ffffff"), ("#000 1px 2px inset", "inset 1px 2px 0px #000000"),
        ("1px 2px 3px red, 0 0 1px 4px blue", "1px 2px 3px #ff0000, 0px 0px 1px 4px #0000ff"),
        ("1px 2px inset red", "inset 1px 2px 0px #ff0000"),
    ])
    func `Shadows are read and printed`(text: String, printed: String) {
        #expect(CSSShadows(parsing: text)?.css == printed)
        #expect(CSSShadows(parsing: printed)?.css == printed)
    }

    @Test(arguments: [
        "0 0", "1px red", "0 0 -1px red", "0 0 10% red", "none, 0 0 red", "0 0 red blue", "0 0 red,",
        "inset inset 0 0 red",
    ])
    func `What is no shadow is refused`(text: String) {
        #expect(CSSShadows(parsing: text) == nil)
    }

    @Test(arguments: [
        ("system-ui, \"Segoe UI\", sans-serif", "system-ui, \"Segoe UI\", sans-serif"),
        ("'SF Pro Text',-apple-system", "\"SF Pro Text\", -apple-system"), ("Segoe UI", "\"Segoe UI\""),
        ("UI-ROUNDED", "ui-rounded"), ("blinkmacsystemfont", "BlinkMacSystemFont"),
        ("Roboto Flex, Arial", "\"Roboto Flex\", \"Arial\""),
        ("\"inherit\"", "\"inherit\""),
    ])
    func `Typefaces are read and printed`(text: String, printed: String) {
        #expect(CSSFontFamilies(parsing: text)?.css == printed)
        #expect(CSSFontFamilies(parsing: printed)?.css == printed)
    }

    @Test(arguments: [
        "", "\"\"", "inherit", "\"Arial", "\"Ari\nal\"", "\"A;B\"", "Arial,", "\"é\"", "\"A\" B", "a\\b", "url(x)",
        "12px", "serif;",
    ])
    func `What is no typeface is refused`(text: String) {
        #expect(CSSFontFamilies(parsing: text) == nil)
    }

    @Test(arguments: [
        ("1px solid #fff", "1px solid #ffffff"), ("red dashed 2px", "2px dashed #ff0000"),
        ("2px black", "2px solid #000000"),
        ("none", "none"),
    ])
    func `A border is read and printed`(text: String, printed: String) {
        #expect(CSSBorder(parsing: text)?.css == printed)
        #expect(CSSBorder(parsing: printed)?.css == printed)
    }

    @Test(arguments: ["solid", "1px", "-1px solid red", "1px wavy red", "1px solid red 2px", "1% solid red", ""])
    func `What is no border is refused`(text: String) {
        #expect(CSSBorder(parsing: text) == nil)
    }

    @Test func `Words, weights and line heights keep to their lists`() {
        #expect(CSSFontWeight(parsing: "bold")?.css == "700")
        #expect(CSSFontWeight(parsing: "650")?.css == "650")
        #expect(CSSFontWeight(parsing: "1001") == nil)
        #expect(CSSFontWeight(parsing: "bolder") == nil)
        #expect(CSSLineHeight(parsing: "1.5")?.css == "1.5")
        #expect(CSSLineHeight(parsing: "22px")?.css == "22px")
        #expect(CSSLineHeight(parsing: "normal")?.css == "normal")
        #expect(CSSLineHeight(parsing: "-1") == nil)
        #expect(CSSTextAlign(parsing: "Start")?.css == "start")
        #expect(CSSTextAlign(parsing: "match-parent") == nil)
        #expect(CSSTextTransform(parsing: "uppercase")?.css == "uppercase")
        #expect(CSSExtent(parsing: "auto")?.css == "auto")
        #expect(CSSExtent(parsing: "300px")?.css == "300px")
        #expect(CSSExtent(parsing: "-300px") == nil)
    }
}
