/// Why the server cannot start: everything that is wrong at once, in words for the terminal.
public enum StartupError: Error, Sendable, CustomStringConvertible {
    case resourcesNotFound(tried: [String])
    /// Each text names file, line and column and shows the place.
    case brokenResources([String])

    public var description: String {
        switch self {
        case .resourcesNotFound(let tried):
            "The folders Templates and Public were not found. Name their parent with --resources. Tried:\n"
                + tried.map { "  \($0)\n" }.joined()
        case .brokenResources(let reports): reports.joined(separator: "\n")
        }
    }
}
