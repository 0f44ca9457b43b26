/// One step of a program. Offsets point into the program's text, paths into its names.
enum Instruction: Sendable {
    /// `line` is the first of the program's line starts at or behind `start`.
    case text(start: UInt32, end: UInt32, line: UInt32)
    /// A line begins here with something that is no text.
    case line
    case escaped(Path, Escaper)
    case raw(Path)
    /// Enters a section, or jumps behind it.
    case section(Path, end: UInt32)
    /// Takes the next item of the innermost section, or leaves it.
    case next(body: UInt32)
    case inverted(Path, end: UInt32)
    /// Runs a unit; its lines are indented by a range of the text, `isInline` parts them from the caller's indentation.
    case call(unit: UInt32, start: UInt32, end: UInt32, isInline: Bool)
    case end

    /// A dotted name; no segments for the implicit iterator.
    struct Path: Sendable, Hashable {
        let first: UInt32
        let count: UInt8
    }
}
