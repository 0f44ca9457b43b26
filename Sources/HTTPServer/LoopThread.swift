#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread of the system that runs one event loop.
final class LoopThread: @unchecked Sendable {
    #if canImport(Glibc)
        private var thread = pthread_t()
    #else
        private var thread: pthread_t?
    #endif

    init(_ loop: EventLoop) throws(HTTPListenerError) {
        let context = Unmanaged.passRetained(loop)
        let code = pthread_create(
            &thread, nil,
            { context in
                #if canImport(Glibc)
                    guard let context else { return nil }
                #endif
                Unmanaged<EventLoop>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            context.release()
            throw .system(call: "pthread_create", code: code)
        }
    }

    /// To be called once.
    func join() {
        #if canImport(Glibc)
            pthread_join(thread, nil)
        #else
            if let thread { pthread_join(thread, nil) }
        #endif
    }
}
