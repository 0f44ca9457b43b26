#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import CMicroHTTPD
import HTTP

/// Answers that go on. Their connections are suspended while there is nothing to send, so no thread waits for them.
extension EventLoop {
    /// `nil` where all streams are taken.
    func open(_ source: any ResponseStream, on connection: Connection) -> OpenStream? {
        guard quota.take() else { return nil }
        listen(to: source.signal)
        let stream = OpenStream(source, on: connection, isEnding: isStopping)
        stream.index = streams.count
        streams.append(stream)
        // What the system keeps for a client that does not read.
        var bytes = Int32(64 << 10)
        setsockopt(connection.descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
        return stream
    }

    func close(_ stream: OpenStream) {
        let last = streams.removeLast()
        if last !== stream {
            last.index = stream.index
            streams[stream.index] = last
        }
        quota.release()
    }

    /// Wakes the streams that have something to send. Whether there were any: the library sees them at its next run.
    func wakeStreams() -> Bool {
        guard bell.take() else { return false }
        var isAwake = false
        for stream in streams where stream.wakeIfReady() { isAwake = true }
        return isAwake
    }

    /// Sends heartbeats, and cuts clients that take nothing.
    func tendStreams() {
        for stream in streams {
            if stream.isStuck(for: configuration.deadlines.answer * 1000) {
                stream.cut()
            } else {
                _ = stream.beat(ifSilentFor: configuration.heartbeatSeconds * 1000)
            }
        }
    }

    func endStreams() {
        for stream in streams { stream.end() }
    }

    func stopListening() {
        for (signal, token) in signals { signal.disconnect(token) }
        signals = []
    }

    private func listen(to signal: StreamSignal) {
        guard !signals.contains(where: { $0.signal === signal }) else { return }
        let bell = bell
        signals.append((signal, signal.connect { bell.ring() }))
    }
}
