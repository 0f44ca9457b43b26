/// A body that goes on for as long as there is something to say, such as server-sent events.
///
/// The listener pulls: it asks for the next piece whenever the client has taken the last one, and asks again after
/// `signal` was given. So nothing is kept for a client but its place, and a slow one slows nobody. Called by one thread
/// at a time.
public protocol ResponseStream: AnyObject, Sendable {
    func next() -> StreamStep
    /// Says that `next` may have more to give.
    var signal: StreamSignal { get }
    /// Sent after a silence, which shows whether the client is still there.
    var heartbeat: [UInt8] { get }
    /// The last piece, where the server ends the stream.
    var farewell: [UInt8] { get }
}

/// What a stream has to say now.
public enum StreamStep: Sendable {
    /// Not empty; best shared by all streams that send the same.
    case piece([UInt8])
    /// Nothing for now.
    case wait
    case end
}
