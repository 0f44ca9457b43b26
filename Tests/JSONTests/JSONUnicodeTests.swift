import JSON
import Testing

/// Shapes that make naive text handling slow or wrong; each must be read or refused, however large.
@Suite struct JSONUnicodeTests {
    private static let marks = ["\u{301}", "\u{316}", "\u{20E3}", "\u{FE0F}", "\u{93E}", "\u{E0100}", "\u{1D165}"]

    private func code(_ text: String) -> JSONError.Code? {
        do {
            _ = try JSONDocument(parsing: Array(text.utf8))
            return nil
        } catch {
            return error.code
        }
    }

    @Test(arguments: marks)
    func `Thirty marks in a row are read, one more is refused`(mark: String) {
        let thirty = String(repeating: mark, count: 30)
        #expect(code("[\"a\(thirty)\"]") == nil)
        #expect(code("[\"a\(thirty)a\(thirty)\"]") == nil)
        #expect(code("[\"a\(thirty)\(mark)\"]") == .tooManyCombiningMarks)
        #expect(code("{\"a\(thirty)\(mark)\":1}") == .tooManyCombiningMarks)
    }

    @Test func `Escaped marks count as well`() {
        let fifteen = String(repeating: "\\u0301\u{316}", count: 15)
        #expect(code("[\"a\(fifteen)\"]") == nil)
        #expect(code("[\"a\(fifteen)\\u0301\"]") == .tooManyCombiningMarks)
        #expect(code("[\"a\(fifteen)\\n\\u0301\"]") == nil)
    }

    @Test func `Long runs of two classes of marks are refused in values and names`() {
        let run = String(repeating: "\u{301}\u{316}", count: 100_000)
        #expect(code("[\"a\(run)\"]") == .tooManyCombiningMarks)
        #expect(code("{\"a\(run)\":1}") == .tooManyCombiningMarks)
    }

    @Test func `Canonically equal names are two names`() {
        #expect(code("{\"\u{37E}\":1,\";\":2,\"\u{212A}\":3,\"K\":4}") == nil)
    }

    @Test func `Text in any script passes unchanged`() throws {
        let text = "नमस्ते สวัสดี שלום مرحبا 你好 こんにちは 안녕 👩‍👩‍👧‍👦 🇩🇪 e\u{301} \u{202E}abc\u{202C} \u{E0041}"
        let document = try JSONDocument(parsing: Array("[\"\(text)\"]".utf8))
        #expect(document.root[0]?.string.map { Array($0.utf8) } == Array(text.utf8))
        #expect(JSONWriter().bytes(document.root.value) == Array("[\"\(text)\"]".utf8))
    }

    @Test func `Long lines of blanks, wide signs and escapes are read`() throws {
        for piece in [" ", "\\u0041", "\u{1F600}", "\u{4E2D}"] {
            let body = String(repeating: piece, count: 900_000 / piece.utf8.count)
            #expect(code("[\"\(body)\"]") == nil)
            #expect(code("[\"\(body)\",]") == .trailingComma)
        }
    }
}
