public import HTTP

extension HTTPListener {
    /// Where to listen and what to put up with.
    public struct Configuration: Sendable {
        /// A name or an address of this machine.
        public var host = "127.0.0.1"
        /// 0 takes a free one.
        public var port: UInt16 = 8080
        /// Event loops; `nil` is one per processor, at most 8.
        public var threads: Int?
        /// Beyond this, newcomers wait. Shared out among the threads.
        public var maximumConnections = 1024
        /// Answers without an end, on top of the connections: 503 beyond it.
        public var maximumStreams = 256
        /// How long a stream may be silent.
        public var heartbeatSeconds = 15
        /// More host names to answer to; one that starts with a dot stands for everything under it.
        public var allowedHosts: [String] = []
        /// 413 beyond it.
        public var maximumBodyBytes = 1 << 20
        /// 414 beyond it.
        public var maximumTargetBytes = 8192
        /// 431 beyond it.
        public var maximumHeaders = 128
        /// What the library sets aside for each connection and wipes between two requests; bounds the head of a request.
        public var connectionMemory = 16384
        public var deadlines = Deadlines()
        /// Seconds that requests in flight get at the stop.
        public var drainSeconds = 3
        /// The answer to what the listener refuses by itself. The request is `nil` where its head made no sense.
        public var problems: @Sendable (Problem) -> HTTPResponse = { $0.response }
        /// Receives what the library has to say, one line at a time, made harmless.
        public var log: @Sendable (String) -> Void = { _ in }

        public init() {}
    }

    /// Seconds a client may take; one that drips bytes is cut as well.
    public struct Deadlines: Sendable {
        /// From the first byte (on a fresh connection: from its start) to the end of the head.
        public var head = 10
        /// From the end of the head to the end of the body.
        public var body = 30
        /// Of a body, after ten seconds.
        public var minimumBytesPerSecond = 1024
        /// Between two requests.
        public var idle = 60
        /// For taking an answer, and one more for each 4 KiB of it.
        public var answer = 30

        public init() {}
    }
}
