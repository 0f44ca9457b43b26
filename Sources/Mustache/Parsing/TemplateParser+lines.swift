extension TemplateParser {
    /// Adds the text before a tag, line by line; the text directly in a parent counts for nothing.
    mutating func addText(upTo end: Int) {
        defer { position = end }
        guard open.last?.kind != .parent else { return }
        var start = position
        while start < end {
            let lineEnd = source.text[start..<end].firstIndex(of: .newline).map { $0 + 1 } ?? end
            nodes.append(.text(start..<lineEnd, startsLine: source.isLineStart(start)))
            start = lineEnd
        }
    }

    /// Takes the whole line away when the tag has it to itself, and returns the blanks before the tag.
    mutating func takeLine(of tag: Tag) -> Range<Int>? {
        guard source.blanksBefore(tag.range.lowerBound) != nil,
            let end = source.lineEndAfter(tag.range.upperBound)
        else { return nil }
        position = end
        return takeLead(of: tag)
    }

    /// Takes away and returns the blanks before a tag, when only blanks stand before it.
    mutating func takeLead(of tag: Tag) -> Range<Int>? {
        guard let lead = source.blanksBefore(tag.range.lowerBound) else { return nil }
        if case .text(lead, _) = nodes.last, !lead.isEmpty { nodes.removeLast() }
        return lead
    }

    /// Notes that a line begins with this tag.
    mutating func markLine(at tag: Tag) {
        if open.last?.kind != .parent, source.isLineStart(tag.range.lowerBound) { nodes.append(.line) }
    }
}
