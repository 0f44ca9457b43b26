extension Renderer {
    /// The value of a dotted name: its first segment is looked up from the innermost context outwards, the rest within.
    func find(_ path: Instruction.Path, at index: Int) throws(MustacheError) -> MustacheValue? {
        guard path.count > 0 else { return contexts[contexts.count - 1] }
        let first = Int(path.first)
        var found = outermost(program.names[first])
        for name in first + 1..<first + Int(path.count) {
            found = found?.member(program.names[name])
        }
        if found == nil, program.missingKeys == .strict {
            throw program.error(.missingKey, "the context holds no such key", at: index)
        }
        return found
    }

    private func outermost(_ name: MustacheName) -> MustacheValue? {
        var index = contexts.count
        while index > 0 {
            index -= 1
            if let found = contexts[index].member(name) { return found }
        }
        return nil
    }
}
