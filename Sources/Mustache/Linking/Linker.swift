/// Makes one program of parsed templates: names, partials and overridden blocks become indices.
///
/// A template is emitted once for each indentation and set of overrides that reaches it, so that rendering knows no
/// inheritance and has seldom to indent.
struct Linker {
    let sources: [TemplateSource]
    let trees: [[Node]]
    let indices: [String: Int]
    let missingPartials: MustacheLibrary.MissingPartials
    /// Whether blocks can be reached from a template, overridable from outside.
    let reachesBlocks: [Bool]

    var code: [Instruction] = []
    var sites: [Program.Site] = []
    var text: [UInt8] = []
    var lineStarts: [UInt32] = []
    var names: [MustacheName] = []
    var paths: [[MustacheName]: Instruction.Path] = [:]
    var units: [Unit] = []
    var unitIndices: [Unit.Key: Int] = [:]
    var entries: [UInt32] = []
    /// No text before it may grow: a jump ends here.
    var barrier = 0
    /// The next line goes on where the last one stands.
    var joinsLine = false

    /// Nodes emitted so far, those of overrides and of other indentations counted each time.
    var emitted = 0

    static let nodes = 1 << 18
    static let bytes = 1 << 24

    init(_ sources: [TemplateSource], missingPartials: MustacheLibrary.MissingPartials) throws(MustacheError) {
        var trees: [[Node]] = []
        var indices: [String: Int] = [:]
        for source in sources {
            guard indices.updateValue(trees.count, forKey: source.name) == nil else {
                throw MustacheError(
                    code: .duplicateTemplate, message: "defined twice", template: source.name, line: 0, column: 0,
                    excerpt: "")
            }
            trees.append(try TemplateParser.parse(source))
        }
        self.sources = sources
        self.trees = trees
        self.indices = indices
        self.missingPartials = missingPartials
        reachesBlocks = BlockReach(trees: trees, indices: indices).result
    }

    /// Template `n` becomes unit `n`.
    mutating func link(missingKeys: MustacheLibrary.MissingKeys) throws(MustacheError) -> Program {
        for template in trees.indices { _ = unit(Scope(template: template)) }
        var next = 0
        while next < units.count {
            entries.append(UInt32(code.count))
            barrier = code.count
            let scope = units[next].scope
            try emit(trees[scope.template], in: scope, unit: next)
            add(.end, scope.template, at: 0)
            next += 1
        }
        try refuseEndlessCalls()
        lineStarts.append(.max)
        return Program(
            code: code, text: text, lineStarts: lineStarts, names: names, entries: entries, sites: sites,
            sources: sources, missingKeys: missingKeys)
    }

    /// The unit of a template under a scope's levels.
    mutating func unit(_ scope: Scope) -> Int {
        let key = Unit.Key(template: scope.template, levels: scope.levels.map(\.key), indent: scope.indent)
        if let known = unitIndices[key] { return known }
        unitIndices[key] = units.count
        units.append(Unit(key: key, scope: scope))
        return units.count - 1
    }

    @discardableResult
    mutating func add(_ instruction: Instruction, _ template: Int, at offset: Int) -> Int {
        code.append(instruction)
        sites.append(Program.Site(template: UInt32(template), offset: UInt32(offset)))
        return code.count - 1
    }

    /// Adds text to the last instruction or a new one; with an indent, a line begins with it.
    mutating func addText(
        _ bytes: ArraySlice<UInt8>, line indent: [UInt8]?, _ template: Int, at offset: Int
    ) {
        let start = UInt32(text.count)
        let line = UInt32(lineStarts.count)
        if let indent {
            lineStarts.append(start)
            text += indent
        }
        text += bytes
        let end = UInt32(text.count)
        if code.count > barrier, case .text(let first, start, let firstLine) = code.last {
            code[code.count - 1] = .text(start: first, end: end, line: firstLine)
        } else {
            add(.text(start: start, end: end, line: line), template, at: offset)
        }
    }

    mutating func path(_ names: [MustacheName]) -> Instruction.Path {
        if let known = paths[names] { return known }
        let path = Instruction.Path(first: UInt32(self.names.count), count: UInt8(names.count))
        self.names += names
        paths[names] = path
        return path
    }
}
