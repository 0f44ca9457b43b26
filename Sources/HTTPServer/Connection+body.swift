#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import CMicroHTTPD
import HTTP

extension Connection {
    /// Takes a piece of the body. `.NO` ends the connection at once.
    func receive(_ piece: UnsafeBufferPointer<UInt8>) -> MHD_Result {
        bytesReceived += piece.count
        let limit = loop.limits.bodyBytes
        if phase == .lingering {
            return bytesReceived <= 2 * limit + 65536 ? .YES : .NO
        }
        guard bytesReceived <= limit else {
            sendRefusal(.contentTooLarge(limit: limit))
            return .YES
        }
        body.append(contentsOf: piece)
        return .YES
    }

    /// Answers in the middle of a body, where the library queues nothing: by hand, as the last thing on the connection.
    /// Then throws away what comes for a moment, since closing at once would reset the connection under the answer.
    private func sendRefusal(_ problem: Problem) {
        enter(.lingering)
        body = []
        let response = explain(problem).resolved()
        let content = response.bytes
        var head = "HTTP/1.1 \(response.status.code) \(response.status.reason)\r\n"
        for field in response.headers.fields { head += "\(field.name): \(field.value)\r\n" }
        head += "Connection: close\r\nContent-Length: \(content.count)\r\n\r\n"
        let bytes = Array(head.utf8) + content
        _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
        shutdown(descriptor, Int32(SHUT_WR))
    }
}
