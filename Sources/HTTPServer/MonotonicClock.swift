#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Time that never goes back.
enum MonotonicClock {
    /// Milliseconds since some start.
    static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}
