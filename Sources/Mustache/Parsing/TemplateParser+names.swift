extension TemplateParser {
    private static let segments = 16

    func text(_ range: Range<Int>) -> String {
        String(decoding: source.text[range], as: UTF8.self)
    }

    /// The segments of a dotted name; none for the implicit iterator `.`.
    func path(of tag: Tag) throws(MustacheError) -> [MustacheName] {
        let bytes = source.text[tag.content]
        if bytes.elementsEqual(".".utf8) { return [] }
        let segments = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        for segment in segments where segment.isEmpty || !segment.allSatisfy(\.isNameByte) {
            throw source.error(
                .badName, "\"\(text(tag.content))\" is not a name: letters, digits, \"_\", \"-\", parted by dots",
                at: tag.content.lowerBound)
        }
        for segment in segments where segment.count > MustacheName.longest {
            throw source.error(
                .badName, "a name has at most \(MustacheName.longest) bytes between its dots", at: segment.startIndex)
        }
        guard segments.count <= Self.segments else {
            throw source.error(.badName, "a name has at most \(Self.segments) segments", at: tag.content.lowerBound)
        }
        return segments.map { MustacheName(bytes: $0) }
    }

    /// The name of a partial, parent or block.
    func fileName(of tag: Tag) throws(MustacheError) -> String {
        let allowed = source.text[tag.content].allSatisfy {
            $0.isNameByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/")
        }
        guard allowed else {
            throw source.error(
                .badName, "\"\(text(tag.content))\" is not a name: letters, digits, \"_\", \"-\", \".\", \"/\"",
                at: tag.content.lowerBound)
        }
        return text(tag.content)
    }
}
