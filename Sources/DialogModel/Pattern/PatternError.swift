/// Why a pattern is refused.
public enum PatternError: Error, Sendable, Equatable, CustomStringConvertible {
    case tooLong
    case tooLarge
    case tooDeep
    case unsupported(String)
    case unbalanced(String)
    case nothingToRepeat(String)
    case badRepetition(String)
    case badEscape(String)
    case badRange(String)

    public var description: String {
        switch self {
        case .tooLong: "The pattern is longer than \(Pattern.limit) characters"
        case .tooLarge: "The pattern's repetitions make it larger than \(Pattern.programLimit) steps"
        case .tooDeep: "The pattern has groups in more than 32 levels"
        case .unsupported(let what): "The pattern uses \(what), which is not supported"
        case .unbalanced(let what): "The pattern has \(what) without its partner"
        case .nothingToRepeat(let sign): "The pattern's “\(sign)” has nothing to repeat"
        case .badRepetition(let text): "The pattern's “\(text)” is no repetition"
        case .badEscape(let text): "The pattern's “\(text)” is no escape"
        case .badRange(let text): "The pattern's “\(text)” is no range of characters"
        }
    }
}
