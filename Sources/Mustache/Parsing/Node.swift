/// A template as a tree: what the parser leaves to the linker. Offsets count bytes of its source.
indirect enum Node: Sendable {
    /// At most one line, its end included; `startsLine` when it begins one.
    case text(Range<Int>, startsLine: Bool)
    /// A line begins here with a tag that does not have it to itself.
    case line
    case value(path: [MustacheName], isEscaped: Bool, at: Int)
    case section(path: [MustacheName], isInverted: Bool, body: [Node], at: Int)
    /// `lead` is the indentation of a partial that has its line to itself; others have none.
    case partial(name: String, lead: Range<Int>?, at: Int)
    case parent(Parent)
    case block(Block)

    struct Parent: Sendable {
        let name: String
        let blocks: [Block]
        /// The blanks before it, when only blanks stand there.
        let lead: Range<Int>?
        let isStandalone: Bool
        let at: Int
    }

    struct Block: Sendable {
        let name: String
        let body: [Node]
        /// Like a parent's.
        let lead: Range<Int>?
        /// Whether its opening tag has its line to itself.
        let isStandalone: Bool
        let at: Int
    }
}
