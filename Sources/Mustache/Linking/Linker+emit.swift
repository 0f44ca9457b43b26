extension Linker {
    mutating func emit(_ nodes: [Node], in scope: Scope, unit: Int) throws(MustacheError) {
        for node in nodes {
            emitted += 1
            guard emitted <= Self.nodes, text.count <= Self.bytes else {
                throw sources[scope.template].error(.tooLarge, "the linked templates grow without bound", at: 0)
            }
            switch node {
            case .text(let range, let startsLine):
                emitText(range, startsLine: startsLine, in: scope)
            case .line:
                beginLine(in: scope, at: 0)
            case .value(let path, let isEscaped, let at):
                let path = self.path(path)
                let escaper = Escaper(template: sources[scope.template].name)
                add(isEscaped ? .escaped(path, escaper) : .raw(path), scope.template, at: at)
            case .section(let path, let isInverted, let body, let at):
                try emitSection(path, isInverted: isInverted, body, at: at, in: scope, unit: unit)
            case .partial(let name, let lead, let at):
                let lead = lead.map { sources[scope.template].text[$0] }
                try emitCall(name, lead: lead, levels: scope.levels, at: at, in: scope, unit: unit)
            case .parent(let parent):
                try emit(parent, in: scope, unit: unit)
            case .block(let block):
                try emit(block, in: scope, unit: unit)
            }
        }
    }

    private mutating func emitText(_ range: Range<Int>, startsLine: Bool, in scope: Scope) {
        var line = sources[scope.template].text[range]
        var indent: [UInt8]?
        if startsLine {
            line = scope.trimmed(line)
            let isEmpty = line.first == .newline || line.elementsEqual([.carriageReturn, .newline])
            if !joinsLine, !isEmpty { indent = scope.indent }
            joinsLine = false
        }
        addText(line, line: indent, scope.template, at: range.lowerBound)
    }

    /// Begins a line with something that is no text, after the blanks it stands behind.
    private mutating func beginLine(
        _ lead: Range<Int> = 0..<0, in scope: Scope, at offset: Int
    ) {
        let lead = scope.trimmed(sources[scope.template].text[lead])
        if joinsLine {
            joinsLine = false
        } else if lead.isEmpty, scope.indent.isEmpty {
            add(.line, scope.template, at: offset)
        } else {
            addText(lead, line: scope.indent, scope.template, at: offset)
        }
    }

    private mutating func emitSection(
        _ path: [MustacheName], isInverted: Bool, _ body: [Node], at offset: Int, in scope: Scope, unit: Int
    ) throws(MustacheError) {
        let path = self.path(path)
        let start = add(.section(path, end: 0), scope.template, at: offset)
        barrier = code.count
        var inner = scope
        inner.isConditional = true
        try emit(body, in: inner, unit: unit)
        if !isInverted { add(.next(body: UInt32(start + 1)), scope.template, at: offset) }
        let end = UInt32(code.count)
        code[start] = isInverted ? .inverted(path, end: end) : .section(path, end: end)
        barrier = code.count
    }

    private mutating func emit(_ parent: Node.Parent, in scope: Scope, unit: Int) throws(MustacheError) {
        var lead: ArraySlice<UInt8>?
        if parent.isStandalone, let range = parent.lead {
            lead = sources[scope.template].text[range]
        } else if let range = parent.lead {
            beginLine(range, in: scope, at: parent.at)
        }
        let level = Level(key: Level.Key(template: scope.template, at: parent.at), blocks: parent.blocks)
        try emitCall(
            parent.name, isParent: true, lead: lead, levels: scope.levels(adding: level), at: parent.at, in: scope,
            unit: unit)
    }

    /// A block that nobody overrides is its own text; an override takes on the indentation of the place it fills.
    private mutating func emit(_ block: Node.Block, in scope: Scope, unit: Int) throws(MustacheError) {
        guard let override = scope.override(of: block.name) else {
            if !block.isStandalone, let lead = block.lead { beginLine(lead, in: scope, at: block.at) }
            return try emit(block.body, in: scope, unit: unit)
        }
        var inner = scope
        inner.template = override.template
        inner.levels = override.levels
        inner.margin = sources[override.template].margin(of: override.block)
        if block.lead != nil {
            inner.indent += scope.trimmed(sources[scope.template].margin(of: block))
            if !override.block.isStandalone, !override.block.body.isEmpty { beginLine(in: inner, at: block.at) }
        } else {
            joinsLine = override.block.isStandalone
        }
        try emit(override.block.body, in: inner, unit: unit)
        joinsLine = false
    }
}
