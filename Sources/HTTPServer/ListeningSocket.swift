#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import CMicroHTTPD  // includes the system's socket header, whose records count as its own

/// A bound socket that accepts; closed with the value that owns it.
final class ListeningSocket: Sendable {
    let descriptor: Int32
    let port: UInt16
    /// The numeric address it is bound to.
    let address: String

    init(host: String, port: UInt16) throws(HTTPListenerError) {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let info = list?.pointee else {
            throw .unknownHost(host)
        }
        defer { freeaddrinfo(list) }
        let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
        guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
        do throws(HTTPListenerError) {
            try Self.configure(descriptor, family: info.ai_family)
            guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 else {
                throw Self.bindError(errno, host: host, port: port)
            }
            guard listen(descriptor, 1024) == 0 else { throw .system(call: "listen", code: errno) }
            self.descriptor = descriptor
            (address, self.port) = try Self.boundAddress(of: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit { close(descriptor) }

    /// The same socket under a number of its own, for a daemon that closes what it was given.
    func duplicate() throws(HTTPListenerError) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw .system(call: "fcntl", code: errno) }
        return copy
    }

    private static func configure(_ descriptor: Int32, family: Int32) throws(HTTPListenerError) {
        var on: Int32 = 1
        var off: Int32 = 0
        let size = socklen_t(MemoryLayout<Int32>.size)
        guard setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size) == 0,
            family != AF_INET6 || setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size) == 0
        else { throw .system(call: "setsockopt", code: errno) }
        guard fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0,
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
        else { throw .system(call: "fcntl", code: errno) }
    }

    private static func bindError(_ code: Int32, host: String, port: UInt16) -> HTTPListenerError {
        switch code {
        case EADDRINUSE: .addressInUse(host: host, port: port)
        case EACCES: .permissionDenied(host: host, port: port)
        case EADDRNOTAVAIL: .unknownHost(host)
        default: .system(call: "bind", code: code)
        }
    }

    private static func boundAddress(of descriptor: Int32) throws(HTTPListenerError) -> (String, UInt16) {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
        }
        guard isKnown else { throw .system(call: "getsockname", code: errno) }
        return withUnsafePointer(to: storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { (SocketAddress.host($0), SocketAddress.port($0)) }
        }
    }
}
