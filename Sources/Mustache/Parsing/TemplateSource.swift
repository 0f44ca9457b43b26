/// A template as it was written, and what tells a person where something stands in it.
struct TemplateSource: Sendable {
    let name: String
    let text: [UInt8]

    /// Scalars of a long line that an excerpt shows.
    private static let window = 100

    func error(_ code: MustacheError.Code, _ message: String, at offset: Int) -> MustacheError {
        let start = lineStart(before: offset)
        let end = text[start...].firstIndex { $0 == .newline || $0 == .carriageReturn } ?? text.endIndex
        let line = 1 + text[..<start].count { $0 == .newline }
        let column = 1 + scalars(in: text[start..<max(start, offset)]).count
        return MustacheError(
            code: code, message: message, template: name, line: line, column: column,
            excerpt: excerpt(of: scalars(in: text[start..<end]), column: column))
    }

    /// Whether a line begins at the offset.
    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || text[offset - 1] == .newline
    }

    /// The blanks between the start of the line and the offset; `nil` when something else stands before it.
    func blanksBefore(_ offset: Int) -> Range<Int>? {
        var start = offset
        while start > 0, text[start - 1].isBlank { start -= 1 }
        return isLineStart(start) ? start..<offset : nil
    }

    /// Where the next line starts when only blanks stand behind the offset.
    func lineEndAfter(_ offset: Int) -> Int? {
        var end = offset
        while end < text.count, text[end].isBlank { end += 1 }
        if end == text.count || text[end] == .newline { return min(end + 1, text.count) }
        guard text[end] == .carriageReturn, end + 1 < text.count, text[end + 1] == .newline else { return nil }
        return end + 2
    }

    private func lineStart(before offset: Int) -> Int {
        (text[..<min(offset, text.count)].lastIndex(of: .newline) ?? -1) + 1
    }

    private func scalars(in bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
        Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    private func excerpt(of line: [Unicode.Scalar], column: Int) -> String {
        let first = column > Self.window ? column - Self.window / 2 : 0
        let last = min(line.count, first + Self.window)
        var shown = String.UnicodeScalarView(first > 0 ? ["…"] : [])
        shown.append(contentsOf: line[min(first, last)..<last].map { $0.value < 0x20 ? " " : $0 })
        if last < line.count { shown.append("…") }
        let caret = column - 1 - first + (first > 0 ? 1 : 0)
        return String(shown) + "\n" + String(repeating: " ", count: caret) + "^"
    }
}
