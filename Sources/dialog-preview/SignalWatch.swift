#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// Waits for SIGINT and SIGTERM on a thread of its own: the first asks for a clean stop, the second ends the process.
///
/// Made before any other thread, so that all of them leave the signals to it.
struct SignalWatch {
    init() {
        var set = Self.signals
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    func onSignal(_ stop: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(stop))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let result = pthread_create(&thread, nil, { watch($0) }, work.toOpaque())
        guard result == 0 else { return work.release() }
        #if canImport(Darwin)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
    }

    fileprivate static var signals: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGTERM)
        return set
    }

    fileprivate final class Work: Sendable {
        let stop: @Sendable () -> Void
        init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }
    }
}

#if canImport(Darwin)
    private func watch(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? { serve(context) }
#else
    private func watch(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { context.flatMap(serve) }
#endif

private func serve(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let work = Unmanaged<SignalWatch.Work>.fromOpaque(context).takeRetainedValue()
    var set = SignalWatch.signals
    var signal: Int32 = 0
    sigwait(&set, &signal)
    Terminal.say("\nStopping; the requests in flight may finish. Again to end now.\n")
    work.stop()
    sigwait(&set, &signal)
    _exit(128 + signal)
}
