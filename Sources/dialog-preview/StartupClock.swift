/// How long the start took.
struct StartupClock {
    private let start = ContinuousClock.now
    private(set) var milliseconds = 0

    mutating func stop() {
        let elapsed = start.duration(to: .now).components
        milliseconds = Int(elapsed.seconds) * 1_000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
    }
}
