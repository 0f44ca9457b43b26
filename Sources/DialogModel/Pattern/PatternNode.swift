/// The tree of a pattern.
indirect enum PatternNode: Sendable {
    case empty
    case scalar(UInt32)
    case set(ScalarSet)
    case any
    case start
    case end
    case wordBoundary(Bool)
    case sequence([PatternNode])
    case choice([PatternNode])
    /// No maximum: without end.
    case repetition(PatternNode, minimum: Int, maximum: Int?)
}
