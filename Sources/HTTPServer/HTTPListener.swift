#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
public import HTTP
import Synchronization

/// A listening server: event loops on threads of their own, which share one socket.
///
/// ```swift
/// let listener = try HTTPListener(configuration, responder: router)
/// listener.wait()
/// ```
public final class HTTPListener: Sendable {
    /// The one it got, where 0 was asked for.
    public let port: UInt16
    /// The numeric address it is bound to.
    public let address: String
    /// The names it answers to.
    public let hosts: HostAllowList
    private let loops: [EventLoop]
    private let threads: Mutex<[LoopThread]>

    /// Accepts connections from the moment it returns. SIGPIPE is ignored from then on in the whole process.
    public init(_ configuration: Configuration = Configuration(), responder: any HTTPResponder)
        throws(HTTPListenerError)
    {
        signal(SIGPIPE, SIG_IGN)
        let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
        let isWildcard = socket.address == "0.0.0.0" || socket.address == "::"
        let hosts = HostAllowList(
            addresses: isWildcard ? SocketAddress.ofThisMachine() : [socket.address, configuration.host],
            extra: configuration.allowedHosts)
        let count = configuration.threads ?? min(8, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        // All streams may meet on one loop; there must be room beside them.
        let limit = max(64, configuration.maximumConnections / count) + configuration.maximumStreams
        let quota = StreamQuota(limit: configuration.maximumStreams)
        Self.raiseDescriptorLimit(to: limit * count + 64)
        var loops: [EventLoop] = []
        for _ in 0..<count {
            loops.append(
                try EventLoop(
                    configuration, hosts: hosts, responder: responder, socket: try socket.duplicate(),
                    connectionLimit: limit, quota: quota))
        }
        port = socket.port
        address = socket.address
        self.hosts = hosts
        self.loops = loops
        var threads: [LoopThread] = []
        do {
            for loop in loops { threads.append(try LoopThread(loop)) }
        } catch {
            for loop in loops { loop.requestStop() }
            throw error
        }
        self.threads = Mutex(threads)
    }

    /// Asks for as many descriptors as the connections may need; where there are fewer, accepting pauses by itself.
    private static func raiseDescriptorLimit(to wanted: Int) {
        var limit = rlimit()
        guard getrlimit(descriptors, &limit) == 0, limit.rlim_cur < rlim_t(wanted) else { return }
        limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
        setrlimit(descriptors, &limit)
    }

    #if canImport(Glibc)
        private static let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let descriptors = RLIMIT_NOFILE
    #endif

    /// `http://127.0.0.1:8080`.
    public var url: String {
        let host = address.utf8.contains(0x3A) ? "[\(address)]" : address
        return "http://\(host):\(port)"
    }

    /// Takes no more connections, lets the requests in flight finish within the drain time, then ends the threads.
    /// Returns at once; from any thread.
    public func stop() {
        for loop in loops { loop.requestStop() }
    }

    /// Returns when every thread has ended.
    public func wait() {
        let threads = threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
        for thread in threads { thread.join() }
    }
}
