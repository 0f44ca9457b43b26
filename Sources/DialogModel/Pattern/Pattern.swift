/// A regular expression as in HTML's `pattern`, matched as a whole and in linear time (Thompson 1968).
///
/// Characters, `.`, classes, `\d \w \s \b` and their opposites, a few `\p{…}`, groups, alternatives, repetitions and
/// anchors; what a simulation of all paths at once can't do (look-around, back-references) is refused by name.
public struct Pattern: Sendable {
    /// Unicode scalars of source.
    static let limit = 500
    /// Steps that one place of a text may cost.
    static let programLimit = 1_000

    /// The source, escaped as browsers want it, which read patterns with the flag `v`.
    public let source: String
    let program: [Instruction]
    let sets: [ScalarSet]

    public init(_ text: String) throws(PatternError) {
        var parser = PatternParser(text)
        let node = try parser.parse()
        var compiler = PatternCompiler()
        try compiler.emit(node)
        try compiler.append(.match)
        source = parser.canonical
        program = compiler.program
        sets = compiler.sets
    }

    enum Instruction: Sendable {
        case scalar(UInt32)
        case set(Int)
        /// Anything but a line end.
        case any
        /// Two ways on.
        case split(Int, Int)
        case jump(Int)
        case start
        case end
        case wordBoundary(Bool)
        case match
    }
}
