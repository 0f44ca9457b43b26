import HTTP
import Synchronization

/// One client's stream of server-sent events (HTML standard, section 9.2).
final class EventStream: ResponseStream {
    /// Milliseconds that browsers wait before they come back.
    static let retry = 2000

    private let feed: EventFeed
    private let topics: [EventTopic]?
    private let state: Mutex<State>

    private struct State {
        var place: UInt64
        var isOpening = true
    }

    /// - Parameter place: behind which event to begin.
    init(_ feed: EventFeed, topics: [EventTopic]?, after place: UInt64) {
        self.feed = feed
        self.topics = topics
        state = Mutex(State(place: place))
        feed.countStream(1)
    }

    deinit { feed.countStream(-1) }

    var signal: StreamSignal { feed.signal }
    var heartbeat: [UInt8] { Self.heartbeat }
    var farewell: [UInt8] { Self.farewell }

    func next() -> StreamStep {
        state.withLock { state in
            if state.isOpening {
                state.isOpening = false
                // An id without data is no event; it tells browsers where they stand.
                return .piece(Array("retry: \(Self.retry)\nid: \(state.place)\n\n".utf8))
            }
            guard let next = feed.next(after: state.place, topics) else {
                state.place = feed.last
                return .piece(Self.reset(state.place))
            }
            state.place = next.place
            return next.frame.map { .piece($0.bytes) } ?? .wait
        }
    }

    /// Events are missing: whoever keeps a copy of something reads it again.
    private static func reset(_ place: UInt64) -> [UInt8] {
        var object = ObjectWriter()
        object.member("id", Int(clamping: place))
        object.member("type", "reset")
        return EventFrame.bytes(id: place, type: "reset", data: object.finished())
    }

    private static let heartbeat = Array(": still here\n\n".utf8)
    private static let farewell = Array("event: shutdown\ndata: {\"type\":\"shutdown\"}\n\n".utf8)
}
