import DialogModel

/// A command line that does not make sense.
struct UsageError: Error {
    let message: String

    init(_ message: String) { self.message = message }

    /// With the closest known word, where one is close.
    static func unknown(_ what: String, _ word: String, known: [String]) -> UsageError {
        let hint = Nearest.word(to: Array(word.utf8), among: known).map { " Did you mean '\($0)'?" } ?? ""
        return UsageError("Unknown \(what) '\(word)'.\(hint)")
    }
}
