import CMD4C

/// A message in CommonMark as HTML that is safe to stand in a page.
///
/// Raw HTML comes out as text, links pass the link rule after their entities are decoded, pictures are their
/// alternative text. md4c does it in linear time.
struct MessageView {
    /// Whether it is one paragraph and nothing else.
    let isParagraph: Bool
    private let body: [UInt8]

    init(_ markdown: String) {
        var filter = MessageFilter()
        filter.read(Self.html(markdown))
        isParagraph = filter.isParagraph
        body = filter.output
    }

    func html(id: String) -> [UInt8] {
        guard !body.isEmpty else { return [] }
        var output = Array("<\(isParagraph ? "p" : "div") data-part=\"message\" id=\"\(id)\">".utf8)
        if isParagraph { output.append(contentsOf: "<bdi>".utf8) }
        output.append(contentsOf: body)
        output.append(contentsOf: (isParagraph ? "</bdi></p>\n" : "</div>\n").utf8)
        return output
    }

    /// What md4c makes of it, everything escaped. The C library calls back with pieces while it holds the text.
    private static func html(_ markdown: String) -> [UInt8] {
        var text = markdown
        var output: [UInt8] = []
        let flags = UInt32(MD_DIALECT_COMMONMARK | MD_FLAG_NOHTMLBLOCKS | MD_FLAG_NOHTMLSPANS)
        let status = text.withUTF8 { bytes in
            withUnsafeMutablePointer(to: &output) { output in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    md_html(
                        characters.baseAddress, UInt32(clamping: characters.count),
                        { piece, size, output in
                            guard let piece, let output else { return }
                            let bytes = UnsafeRawBufferPointer(start: piece, count: Int(size))
                            output.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: bytes)
                        }, output, flags, 0)
                }
            }
        }
        // It fails only where memory does.
        return status == 0 ? output : []
    }
}
