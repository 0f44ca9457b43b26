/// Runs a program over one value.
struct Renderer {
    let program: Program
    var contexts: [MustacheValue]
    var sections: [OpenSection] = []
    var callers: [Caller] = []
    /// The blanks that each line of standalone partials begins with; those before `margin` belong to outer lines.
    var indent: [UInt8] = []
    var margin = 0

    /// Units that run within one another: the bound of templates that recur over their data.
    static let depth = 100

    init(_ program: Program, _ value: MustacheValue) {
        self.program = program
        contexts = [value]
    }

    mutating func run(unit: Int, into output: inout [UInt8]) throws(MustacheError) {
        let code = program.code
        let text = program.text
        var index = Int(program.entries[unit])
        while true {
            let current = index
            index += 1
            switch code[current] {
            case .text(let start, let end, let line):
                if indent.count == margin {
                    output.append(contentsOf: text[Int(start)..<Int(end)])
                } else {
                    appendIndented(Int(start)..<Int(end), line: Int(line), to: &output)
                }
            case .line:
                if indent.count > margin { output.append(contentsOf: indent[margin...]) }
            case .escaped(let path, let escaper):
                try find(path, at: current)?.append(to: &output, escaper)
            case .raw(let path):
                try find(path, at: current)?.append(to: &output, nil)
            case .section(let path, let end):
                if !enter(try find(path, at: current)) { index = Int(end) }
            case .next(let body):
                if takeNextItem() { index = Int(body) }
            case .inverted(let path, let end):
                if let value = try find(path, at: current), value.isTrue { index = Int(end) }
            case .call(let unit, let start, let end, let isInline):
                guard callers.count < Self.depth else {
                    throw program.error(.tooDeep, "more than \(Self.depth) partials within one another", at: current)
                }
                callers.append(Caller(index: index, indent: indent.count, margin: margin))
                if isInline { margin = indent.count }
                if start < end { indent.append(contentsOf: program.text[Int(start)..<Int(end)]) }
                index = Int(program.entries[Int(unit)])
            case .end:
                guard let caller = callers.popLast() else { return }
                index = caller.index
                indent.removeSubrange(caller.indent...)
                margin = caller.margin
            }
        }
    }

    private func appendIndented(_ range: Range<Int>, line: Int, to output: inout [UInt8]) {
        var start = range.lowerBound
        var line = line
        while Int(program.lineStarts[line]) < range.upperBound {
            let end = Int(program.lineStarts[line])
            output.append(contentsOf: program.text[start..<end])
            output.append(contentsOf: indent[margin...])
            start = end
            line += 1
        }
        output.append(contentsOf: program.text[start..<range.upperBound])
    }
}
