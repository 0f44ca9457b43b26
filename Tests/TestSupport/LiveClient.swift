#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
public import HTTP

/// A plain HTTP/1.1 client over one socket; raw bytes go out as they are.
public final class LiveClient: HTTPClient {
    /// The connection ended, or an answer took longer than the limit.
    public struct ConnectionError: Error, Equatable {
        public let reason: String
    }

    private let descriptor: Int32
    private var received: [UInt8] = []

    /// - Parameter seconds: how long any answer may take.
    public init(port: UInt16, seconds: Int = 5) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let isConnected = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw ConnectionError(reason: "connect failed") }
    }

    deinit { close(descriptor) }

    public func send(
        _ method: HTTPMethod, _ target: String, headers: KeyValuePairs<HTTPHeaderName, String>, body: [UInt8]
    ) throws -> ClientResponse {
        var head = "\(method.rawValue) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if !body.isEmpty || method == .post || method == .put { head += "Content-Length: \(body.count)\r\n" }
        write(Array((head + "\r\n").utf8) + body)
        return try readResponse(isHead: method == .head)
    }

    public func write(_ text: String) { write(Array(text.utf8)) }

    /// Sends until everything is out or the other side has closed.
    public func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                #if canImport(Glibc)
                    Glibc.send(
                        descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                #else
                    Darwin.send(descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, 0)
                #endif
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Says that nothing more will be sent.
    public func closeWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads one answer, interim ones included.
    public func readResponse(isHead: Bool = false) throws -> ClientResponse {
        var response = try readHead()
        let status = response.status
        let hasBody = !isHead && status >= 200 && status != 204 && status != 304
        if hasBody { response.body = try readBody(response.headers) }
        return response
    }

    /// Reads the head of an answer, and leaves its body to be read.
    public func readHead() throws -> ClientResponse {
        let blank = Array("\r\n\r\n".utf8)
        var headEnd = index(of: blank)
        while headEnd == nil {
            try receive()
            headEnd = index(of: blank)
        }
        guard let end = headEnd else { throw ConnectionError(reason: "no head") }
        let lines = String(decoding: received[..<end], as: UTF8.self).split(separator: "\r\n")
        received.removeFirst(end + 4)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count >= 2, let status = UInt16(words[1]) else { throw ConnectionError(reason: "no status line") }
        var headers = HTTPHeaders()
        for line in lines.dropFirst() {
            guard let colon = line.utf8.firstIndex(of: 0x3A) else { continue }
            headers.append(
                HTTPHeaderName(String(line[..<colon])),
                String(line[line.utf8.index(after: colon)...].drop { $0 == " " }))
        }
        return ClientResponse(status: status, headers: headers, body: [])
    }

    /// Reads one chunk of a body; the last one is empty.
    public func readChunk() throws -> String { String(decoding: try readChunkBytes(), as: UTF8.self) }

    /// Whether the other side ends the connection, with nothing more to say.
    public func isClosed() -> Bool {
        guard received.isEmpty else { return false }
        do {
            try receive()
            return false
        } catch { return error.reason != "timeout" }
    }

    /// Everything up to the end of the connection; `nil` where it does not end in time.
    public func readToEnd() -> [UInt8]? {
        while true {
            do { try receive() } catch { return error.reason == "closed" ? received : nil }
        }
    }

    /// Whether the connection has ended already.
    public func isClosedNow() -> Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT) | Int32(MSG_PEEK))
        return count == 0 || (count < 0 && errno != EAGAIN)
    }

    private func readBody(_ headers: HTTPHeaders) throws -> [UInt8] {
        if headers[.transferEncoding] == "chunked" { return try readChunks() }
        guard let count = headers[.contentLength].flatMap({ Int($0) }) else {
            throw ConnectionError(reason: "no length")
        }
        return try take(count)
    }

    private func readChunks() throws -> [UInt8] {
        var body: [UInt8] = []
        while true {
            let chunk = try readChunkBytes()
            if chunk.isEmpty { return body }
            body += chunk
        }
    }

    private func readChunkBytes() throws -> [UInt8] {
        var end = index(of: [0x0D, 0x0A])
        while end == nil {
            try receive()
            end = index(of: [0x0D, 0x0A])
        }
        guard let end, let size = Int(String(decoding: received[..<end], as: UTF8.self), radix: 16) else {
            throw ConnectionError(reason: "no chunk")
        }
        received.removeFirst(end + 2)
        let chunk = try take(size)
        _ = try take(2)
        return chunk
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while received.count < count { try receive() }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    private func receive() throws(ConnectionError) {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count < 0, errno == EAGAIN { throw ConnectionError(reason: "timeout") }
        guard count > 0 else { throw ConnectionError(reason: "closed") }
        received += buffer[..<count]
    }

    private func index(of pattern: [UInt8]) -> Int? {
        guard received.count >= pattern.count else { return nil }
        return (0...(received.count - pattern.count)).first {
            received[$0..<($0 + pattern.count)].elementsEqual(pattern)
        }
    }
}
