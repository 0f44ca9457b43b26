/// Reads a template into nodes, with the specification's rules for tags that have a line to themselves.
struct TemplateParser {
    let source: TemplateSource
    var scanner: TagScanner
    var open: [OpenTag] = []
    /// What the innermost open tag holds so far.
    var nodes: [Node] = []
    /// The blocks of the innermost open parent so far.
    var blocks: [Node.Block] = []
    var position = 0

    /// Tags open at the same time.
    static let depth = 64

    private init(_ source: TemplateSource) {
        self.source = source
        scanner = TagScanner(source)
    }

    static func parse(_ source: TemplateSource) throws(MustacheError) -> [Node] {
        var parser = TemplateParser(source)
        while let tag = try parser.scanner.next(from: parser.position) {
            parser.addText(upTo: tag.range.lowerBound)
            parser.position = tag.range.upperBound
            try parser.read(tag)
        }
        parser.addText(upTo: source.text.count)
        if let tag = parser.open.last {
            throw source.error(.unclosedSection, "\"\(tag.name)\" is never closed", at: tag.at)
        }
        return parser.nodes
    }

    private mutating func read(_ tag: Tag) throws(MustacheError) {
        if open.last?.kind == .parent, ![.block, .close, .comment, .delimiters].contains(tag.kind) {
            throw source.error(
                .misplacedTag, "only blocks may stand directly in a parent", at: tag.range.lowerBound)
        }
        switch tag.kind {
        case .comment, .delimiters:
            if takeLine(of: tag) == nil { markLine(at: tag) }
        case .value, .raw:
            markLine(at: tag)
            let path = try path(of: tag)
            nodes.append(.value(path: path, isEscaped: tag.kind == .value, at: tag.range.lowerBound))
        case .partial:
            let lead = takeLine(of: tag)
            if lead == nil { markLine(at: tag) }
            nodes.append(.partial(name: try fileName(of: tag), lead: lead, at: tag.range.lowerBound))
        case .section, .inverted:
            let path = try path(of: tag)
            if takeLine(of: tag) == nil { markLine(at: tag) }
            try push(tag, path: path, lead: nil, isStandalone: false)
        case .parent:
            _ = try fileName(of: tag)
            try push(tag, lead: takeLead(of: tag), isStandalone: false)
        case .block:
            try readBlock(tag)
        case .close:
            try close(tag)
        }
    }

    private mutating func readBlock(_ tag: Tag) throws(MustacheError) {
        _ = try fileName(of: tag)
        let isArgument = open.last?.kind == .parent
        let lead = takeLead(of: tag)
        let lineEnd = source.lineEndAfter(tag.range.upperBound)
        let isStandalone = lineEnd != nil && (lead != nil || isArgument)
        if isStandalone, let lineEnd { position = lineEnd }
        try push(tag, lead: lead, isStandalone: isStandalone)
    }

    private mutating func push(
        _ tag: Tag, path: [MustacheName] = [], lead: Range<Int>?, isStandalone: Bool
    ) throws(MustacheError) {
        guard open.count < Self.depth else {
            throw source.error(.tooLarge, "more than \(Self.depth) tags are open here", at: tag.range.lowerBound)
        }
        open.append(
            OpenTag(
                kind: tag.kind, name: text(tag.content), path: path, lead: lead, isStandalone: isStandalone,
                at: tag.range.lowerBound, outerNodes: nodes, outerBlocks: blocks))
        nodes = []
        blocks = []
    }
}
