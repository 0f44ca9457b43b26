#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import HTTP

extension Connection {
    /// Whether the client has taken too long. The library's own time limit counts silence only, so a byte a second
    /// would hold a connection for ever.
    func isOverdue(_ limits: HTTPListener.Deadlines) -> Bool {
        let elapsed = loop.now - phaseStart
        switch phase {
        case .fresh, .head:
            return elapsed > limits.head * 1000
        case .idle:
            return elapsed > (limits.idle + limits.head) * 1000
        case .body:
            let isSlow = elapsed > 10_000 && bytesReceived < elapsed / 1000 * limits.minimumBytesPerSecond
            return isSlow || elapsed > limits.body * 1000
        case .answer:
            return elapsed > (limits.answer + answerBytes / 4096) * 1000
        case .streaming:
            return false
        case .lingering:
            return elapsed > 2000
        }
    }

    /// Ends the connection; the library sees the end at its next look. The descriptor can't have been closed and taken
    /// by another connection, since this runs on the thread that closes it.
    func cut() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
