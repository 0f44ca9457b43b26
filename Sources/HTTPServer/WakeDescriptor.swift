#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Becomes readable when another thread wants a loop's attention: a pipe to oneself.
final class WakeDescriptor: Sendable {
    let reading: Int32
    private let writing: Int32

    init() throws(HTTPListenerError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
        reading = ends[0]
        writing = ends[1]
        for end in ends {
            guard fcntl(end, F_SETFL, O_NONBLOCK) == 0, fcntl(end, F_SETFD, FD_CLOEXEC) == 0 else {
                throw .system(call: "fcntl", code: errno)
            }
        }
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// From any thread and from a signal handler. A full pipe has the loop's attention already.
    func signal() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(reading, &bytes, bytes.count) > 0 {}
    }
}
