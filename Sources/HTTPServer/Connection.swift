import CMicroHTTPD
import HTTP

/// One client's connection and the request on it. Lives on its event loop's thread only.
final class Connection {
    /// What the connection is waiting for.
    enum Phase {
        /// Fresh: nothing came yet, or not all of the first head.
        case fresh
        /// Between two requests.
        case idle
        /// The request line is there, the rest of the head is not.
        case head
        case body
        /// An answer is on its way out.
        case answer
        /// An answer without an end; its own rules bound what a client may take, see `EventLoop.tendStreams`.
        case streaming
        /// Refused in the middle of a body; what still comes is thrown away.
        case lingering
    }

    /// Outlives its connections.
    unowned(unsafe) let loop: EventLoop
    let handle: OpaquePointer
    let descriptor: Int32
    /// The client's address, in numbers.
    let remote: String
    /// Where it stands in its loop's list.
    var index = 0

    var phase = Phase.fresh
    /// When the phase began, in milliseconds.
    var phaseStart: Int

    // The request; buffers are kept from one to the next.
    var target: [UInt8] = []
    var headers = HTTPHeaders()
    var body: [UInt8] = []
    var method = HTTPMethod.get
    var isHeadMalformed = false
    var isInFlight = false
    var bytesReceived = 0
    var answerBytes = 0
    var stream: OpenStream?

    init(loop: EventLoop, handle: OpaquePointer, remote: String) {
        self.loop = loop
        self.handle = handle
        self.remote = remote
        descriptor = cmhd_descriptor(handle)
        phaseStart = loop.now
    }

    func enter(_ phase: Phase) {
        self.phase = phase
        phaseStart = loop.now
    }

    /// Forgets the request, keeping the memory of its buffers.
    func reset() {
        body.removeAll(keepingCapacity: body.capacity <= 65536)
        headers.removeAll()
        isHeadMalformed = false
        bytesReceived = 0
        answerBytes = 0
        enter(.idle)
    }
}
