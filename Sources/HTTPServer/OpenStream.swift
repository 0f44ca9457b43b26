#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import CMicroHTTPD
import HTTP

/// An answer that goes on: what a client takes next, and whether its connection sleeps meanwhile. Lives on its event
/// loop's thread only.
final class OpenStream {
    private let source: any ResponseStream
    /// Ends after this stream: the library tells of the end first.
    private unowned(unsafe) let connection: Connection
    private var piece: [UInt8]
    private var offset = 0
    /// The source has ended, or the server wants it to; what is left in `piece` is still sent.
    private var isEnding = false
    private(set) var isSuspended = false
    /// When the client last took something, in milliseconds.
    private var lastMove: Int
    /// Where it stands in its loop's list.
    var index = 0

    /// - Parameter isEnding: the server is stopping already.
    init(_ source: any ResponseStream, on connection: Connection, isEnding: Bool) {
        self.source = source
        self.connection = connection
        piece = isEnding ? source.farewell : []
        self.isEnding = isEnding
        lastMove = connection.loop.now
    }

    /// Fills what the library offers; 0 suspends the connection, -1 is the end. Called when all before has been sent.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        lastMove = connection.loop.now
        var count = 0
        while count < buffer.count, offset < piece.count || fetch() {
            let part = piece[offset..<min(piece.count, offset + buffer.count - count)]
            buffer[count...].copyBytes(from: part)
            count += part.count
            offset += part.count
        }
        if count > 0 { return count }
        if isEnding { return -1 }
        MHD_suspend_connection(connection.handle)
        isSuspended = true
        return 0
    }

    /// Wakes the connection if there is something to send or the stream has ended.
    func wakeIfReady() -> Bool {
        guard isSuspended, fetch() || isEnding else { return false }
        resume()
        return true
    }

    /// Shows whether a client that has long been silent is still there.
    func beat(ifSilentFor limit: Int) -> Bool {
        guard isSuspended, connection.loop.now - lastMove >= limit else { return false }
        take(source.heartbeat)
        resume()
        return true
    }

    /// Says farewell and ends; a stream that is suspended must not be there when its daemon stops.
    func end() {
        guard !isEnding else { return }
        isEnding = true
        // A client in the middle of a piece has to get the rest of it first.
        piece = Array(piece[offset...]) + source.farewell
        offset = 0
        if isSuspended { resume() }
    }

    /// The client has not taken what was sent to it.
    func isStuck(for limit: Int) -> Bool { !isSuspended && connection.loop.now - lastMove > limit }

    func cut() { connection.cut() }

    private func fetch() -> Bool {
        guard !isEnding else { return false }
        switch source.next() {
        case .piece(let bytes):
            take(bytes)
            return !bytes.isEmpty
        case .wait: return false
        case .end:
            isEnding = true
            return false
        }
    }

    private func take(_ bytes: [UInt8]) {
        piece = bytes
        offset = 0
    }

    private func resume() {
        isSuspended = false
        lastMove = connection.loop.now
        MHD_resume_connection(connection.handle)
    }
}

extension OpenStream {
    /// The library's answer that reads from this stream and keeps it; `nil` where memory is short or a header is
    /// refused.
    func response(_ headers: HTTPHeaders) -> OpaquePointer? {
        let retained = Unmanaged.passRetained(self)
        // The block serves clients of HTTP/1.0 alone; chunks are written into the connection's own memory.
        let made = MHD_create_response_from_callback(
            .max, 512,
            { context, _, buffer, capacity in
                guard let context, let buffer else { return -1 }
                return Unmanaged<OpenStream>.fromOpaque(context)._withUnsafeGuaranteedRef {
                    $0.fill(UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
                }
            }, retained.toOpaque(), { context in context.map { Unmanaged<OpenStream>.fromOpaque($0).release() } })
        guard let made else {
            retained.release()
            return nil
        }
        guard NativeHeaders.add(headers, to: made) else {
            MHD_destroy_response(made)
            return nil
        }
        return made
    }
}
