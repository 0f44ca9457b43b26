extension TemplateParser {
    /// Ends the innermost open tag, which has to bear the same name.
    mutating func close(_ tag: Tag) throws(MustacheError) {
        let name = text(tag.content)
        guard let opened = open.popLast() else {
            throw source.error(
                .unexpectedClose, "nothing is open that \"/\(name)\" could close", at: tag.range.lowerBound)
        }
        guard name == opened.name else {
            throw source.error(
                .unexpectedClose, "\"/\(opened.name)\" expected, \"/\(name)\" found", at: tag.range.lowerBound)
        }
        switch opened.kind {
        case .parent: closeParent(tag, opened)
        case .block: try closeBlock(tag, opened)
        default: closeSection(tag, opened)
        }
    }

    private mutating func closeSection(_ tag: Tag, _ opened: OpenTag) {
        if takeLine(of: tag) == nil { markLine(at: tag) }
        let body = nodes
        restore(opened)
        nodes.append(
            .section(path: opened.path, isInverted: opened.kind == .inverted, body: body, at: opened.at))
    }

    /// A parent has its lines to itself as a whole: nothing before its opening tag, nothing behind its closing one.
    private mutating func closeParent(_ tag: Tag, _ opened: OpenTag) {
        let lineEnd = source.lineEndAfter(tag.range.upperBound)
        let isStandalone = opened.lead != nil && lineEnd != nil
        if isStandalone, let lineEnd { position = lineEnd }
        let overrides = blocks
        restore(opened)
        nodes.append(
            .parent(
                Node.Parent(
                    name: opened.name, blocks: overrides, lead: opened.lead, isStandalone: isStandalone,
                    at: opened.at)))
    }

    private mutating func closeBlock(_ tag: Tag, _ opened: OpenTag) throws(MustacheError) {
        let isArgument = open.last?.kind == .parent
        let lineEnd = source.lineEndAfter(tag.range.upperBound)
        let hasLine = source.blanksBefore(tag.range.lowerBound) != nil && (isArgument || lineEnd != nil)
        if hasLine {
            _ = takeLead(of: tag)
            position = lineEnd ?? position
        }
        let body = nodes
        restore(opened)
        let block = Node.Block(
            name: opened.name, body: body, lead: opened.lead, isStandalone: opened.isStandalone, at: opened.at)
        guard isArgument else {
            nodes.append(.block(block))
            if !hasLine { markLine(at: tag) }
            return
        }
        if blocks.contains(where: { $0.name == block.name }) {
            throw source.error(.duplicateBlock, "block \"\(block.name)\" is given twice", at: block.at)
        }
        blocks.append(block)
    }

    private mutating func restore(_ opened: OpenTag) {
        nodes = opened.outerNodes
        blocks = opened.outerBlocks
    }
}
