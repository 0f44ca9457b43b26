/// Where the linker stands: in which template, under which overrides, at which indentation.
struct Scope {
    var template: Int
    /// Outermost first; the outermost level that gives a block wins.
    var levels: [Level] = []
    /// The blanks that a block's lines lose.
    var margin: ArraySlice<UInt8> = []
    /// The blanks that they get in return.
    var indent: [UInt8] = []
    /// Whether a section decides if this is reached.
    var isConditional = false

    /// A block's override, and the scope it is written in.
    func override(of name: String) -> (block: Node.Block, levels: [Level], template: Int)? {
        for (index, level) in levels.enumerated() {
            if let block = level.blocks.first(where: { $0.name == name }) {
                return (block, Array(levels[..<index]), level.key.template)
            }
        }
        return nil
    }

    /// The levels with one more inside, unless all it gives is given already.
    func levels(adding level: Level) -> [Level] {
        level.blocks.allSatisfy { override(of: $0.name) != nil } ? levels : levels + [level]
    }

    /// A line's blanks without the margin.
    func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.dropFirst(zip(line, margin).prefix { $0 == $1 }.count)
    }
}
