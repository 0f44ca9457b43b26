/// Finds the tags of a template one after the other, under the delimiters in force.
struct TagScanner {
    let source: TemplateSource
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)

    init(_ source: TemplateSource) {
        self.source = source
    }

    /// The next tag at or behind the offset.
    mutating func next(from offset: Int) throws(MustacheError) -> Tag? {
        guard let start = find(opening, from: offset) else { return nil }
        var content = start + opening.count
        let sigil = content < source.text.count ? source.text[content] : 0
        let kind = Tag.Kind(sigil: sigil)
        var terminator = closing
        if kind != nil { content += 1 }
        if sigil == UInt8(ascii: "{") { terminator.insert(UInt8(ascii: "}"), at: 0) }
        if kind == .delimiters { terminator.insert(UInt8(ascii: "="), at: 0) }
        guard let end = find(terminator, from: content) else {
            let expected = String(decoding: terminator, as: UTF8.self)
            throw source.error(.unclosedTag, "this tag is never closed: \"\(expected)\" expected", at: start)
        }
        let tag = Tag(
            kind: kind ?? .value, range: start..<(end + terminator.count), content: trim(content..<end))
        if tag.kind == .delimiters { try setDelimiters(tag) }
        if tag.content.isEmpty, tag.kind != .comment {
            throw source.error(.emptyTag, "this tag names nothing", at: start)
        }
        return tag
    }

    private mutating func setDelimiters(_ tag: Tag) throws(MustacheError) {
        let words = source.text[tag.content].split { $0.isWhitespace }
        guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
            throw source.error(
                .badDelimiters, "two delimiters, parted by a space and without \"=\", are expected",
                at: tag.range.lowerBound)
        }
        opening = Array(words[0])
        closing = Array(words[1])
    }

    private func find(_ pattern: [UInt8], from offset: Int) -> Int? {
        let text = source.text
        guard let first = pattern.first, pattern.count <= text.count else { return nil }
        var index = offset
        while index <= text.count - pattern.count {
            if text[index] == first, text[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
            index += 1
        }
        return nil
    }

    private func trim(_ range: Range<Int>) -> Range<Int> {
        let bytes = source.text[range]
        guard let first = bytes.firstIndex(where: { !$0.isWhitespace }),
            let last = bytes.lastIndex(where: { !$0.isWhitespace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<(last + 1)
    }
}
