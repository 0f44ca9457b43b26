extension Problem {
    /// The answer to one stream more than the listener serves at once.
    public static func tooManyStreams(limit: Int) -> Problem {
        Problem(
            .serviceUnavailable, code: "too-many-streams",
            detail: "All \(limit) event streams are taken. Close one, or try again in a moment.",
            headers: HTTPHeaders([.retryAfter: "5"]))
    }
}
