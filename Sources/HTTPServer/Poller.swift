#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import CMicroHTTPD

/// Waits for a daemon's descriptors and lets it run.
struct Poller: ~Copyable {
    private let daemon: OpaquePointer
    private let wake: WakeDescriptor
    private let epoll: Int32

    init(daemon: OpaquePointer, wake: WakeDescriptor) {
        self.daemon = daemon
        self.wake = wake
        epoll = cmhd_epoll_descriptor(daemon)
    }

    /// Serves what is ready, without waiting.
    func run() { MHD_run(daemon) }

    /// - Parameter limit: milliseconds; negative is for ever.
    func wait(atMost limit: Int32) {
        let limit = untilDue(atMost: limit)
        guard limit != 0 else { return }
        #if os(Linux)
            let isWoken = withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { descriptors in
                descriptors.initializeElement(at: 0, to: pollfd(fd: epoll, events: Int16(POLLIN), revents: 0))
                descriptors.initializeElement(at: 1, to: pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0))
                poll(descriptors.baseAddress, 2, limit)
                return descriptors[1].revents != 0
            }
            if isWoken { wake.clear() }
        #else
            // Without epoll the library does the waiting; a signal from another thread is seen a moment late.
            MHD_run_wait(daemon, limit < 0 ? 100 : min(limit, 100))
            wake.clear()
        #endif
    }

    func stopAccepting() {
        let socket = MHD_quiesce_daemon(daemon)
        if socket >= 0 { close(socket) }
    }

    /// The library's own next date, where that is earlier.
    private func untilDue(atMost limit: Int32) -> Int32 {
        var due: UInt64 = 0
        guard MHD_get_timeout(daemon, &due) == .YES else { return limit }
        return limit < 0 ? Int32(clamping: due) : min(limit, Int32(clamping: due))
    }
}
