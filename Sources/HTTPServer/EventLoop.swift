import CMicroHTTPD
import HTTP
import Synchronization

/// One thread with a daemon of its own. All of it but `requestStop` happens on that thread, so nothing here is locked.
final class EventLoop: @unchecked Sendable {
    let configuration: HTTPListener.Configuration
    let responder: any HTTPResponder
    let limits: RequestLimits
    /// Milliseconds; read once per round.
    var now = MonotonicClock.milliseconds()
    /// Requests between the handler's first call and the end of their answer.
    var requestsInFlight = 0
    /// Counts what the library asked of this loop; unchanged after a round without work.
    var eventCount = 0
    var connections: [Connection] = []
    var streams: [OpenStream] = []
    /// What the streams wait for; in practice one.
    var signals: [(signal: StreamSignal, token: Int)] = []
    let quota: StreamQuota
    let bell: StreamBell

    private let hosts: HostAllowList
    /// The last one that was allowed: most clients send the same.
    private var knownHost: [UInt8]?
    private var serial: UInt64
    private let wake: WakeDescriptor
    private let shouldStop = Atomic(false)
    private let socket: Int32
    private let log: UnsafeMutablePointer<CMHD_Log>
    /// Whether the library is of a version that reads queries itself, and can be kept from it.
    let parsesQueries: Bool
    private var daemon: OpaquePointer?

    /// - Parameter socket: taken over.
    init(
        _ configuration: HTTPListener.Configuration, hosts: HostAllowList, responder: any HTTPResponder, socket: Int32,
        connectionLimit: Int, quota: StreamQuota
    ) throws(HTTPListenerError) {
        self.configuration = configuration
        self.hosts = hosts
        limits = RequestLimits(configuration)
        self.responder = responder
        self.socket = socket
        serial = UInt64.random(in: 0...UInt64.max)
        self.quota = quota
        wake = try WakeDescriptor()
        bell = StreamBell(wake)
        parsesQueries = UnsafePointer<CChar>(MHD_get_version()).map { $0[0] == 0x30 && $0[1] == 0x2E } ?? false
        log = .allocate(capacity: 1)
        log.initialize(to: CMHD_Log(context: nil, sink: EventLoop.receiveLog))
        let context = Unmanaged.passUnretained(self).toOpaque()
        log.pointee.context = context
        var options = CMHD_Options(
            context: context, listen_socket: socket, connection_limit: UInt32(clamping: connectionLimit),
            idle_seconds: UInt32(clamping: configuration.deadlines.idle),
            connection_memory: configuration.connectionMemory, handle: EventLoop.handle,
            completed: EventLoop.complete, connection: EventLoop.noteConnection, target: EventLoop.takeTarget,
            log: EventLoop.receiveLog)
        guard let daemon = cmhd_start(&options, log) else { throw .library }
        self.daemon = daemon
    }

    deinit {
        log.deinitialize(count: 1)
        log.deallocate()
    }

    func allows(host: ArraySlice<UInt8>) -> Bool {
        if let knownHost, host.elementsEqual(knownHost) { return true }
        guard hosts.allows(host) else { return false }
        knownHost = Array(host)
        return true
    }

    func nextSerial() -> UInt64 {
        serial &+= 1
        return serial
    }

    var isStopping: Bool { shouldStop.load(ordering: .acquiring) }

    /// From any thread.
    func requestStop() {
        shouldStop.store(true, ordering: .releasing)
        wake.signal()
    }

    /// Serves until asked to stop and the requests in flight are done.
    func run() {
        guard let daemon else { return }
        let poller = Poller(daemon: daemon, wake: wake)
        var nextLook = now
        while !shouldStop.load(ordering: .acquiring) {
            serve(poller)
            if now >= nextLook {
                cutOverdue()
                tendStreams()
                nextLook = now + 500
            }
        }
        drain(poller)
        stopListening()
        MHD_stop_daemon(daemon)
        self.daemon = nil
    }

    /// One round. Another look at the descriptors costs a system call each, so after a busy round the next follows at
    /// once. (The library's own waiting is not used: in 0.9.75 it stops dead when exactly 128 events are ready.)
    private func serve(_ poller: borrowing Poller, atMost limit: Int32 = 500) {
        let before = eventCount
        poller.run()
        if !wakeStreams(), eventCount - before <= Self.quietRound {
            poller.wait(atMost: connections.isEmpty && limit == 500 ? -1 : limit)
        }
        now = MonotonicClock.milliseconds()
    }

    /// Two requests, of four calls each.
    private static let quietRound = 8

    private func drain(_ poller: borrowing Poller) {
        poller.stopAccepting()
        endStreams()
        let end = now + configuration.drainSeconds * 1000
        let streamEnd = min(end, now + 1000)
        var quietRounds = 0
        while now < end, requestsInFlight > 0 || quietRounds < 2 {
            let before = eventCount
            serve(poller, atMost: requestsInFlight > 0 ? 50 : 0)
            quietRounds = eventCount == before ? quietRounds + 1 : 0
            if now >= streamEnd { for stream in streams { stream.cut() } }
        }
        // A daemon that stops with a suspended connection ends the process: what was woken has to be seen as awake.
        poller.run()
    }

    private func cutOverdue() {
        for connection in connections where connection.isOverdue(configuration.deadlines) { connection.cut() }
    }
}
