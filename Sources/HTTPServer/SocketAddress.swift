#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import CMicroHTTPD  // includes the system's socket header, whose records count as its own

/// Reads the system's address records.
enum SocketAddress {
    /// In numbers, without the port; empty for a family that is not IP.
    static func host(_ address: UnsafePointer<sockaddr>) -> String {
        var text = [CChar](repeating: 0, count: 128)
        let isWritten = getnameinfo(
            address, length(address), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        guard isWritten == 0 else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func port(_ address: UnsafePointer<sockaddr>) -> UInt16 {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
        case AF_INET6:
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin6_port) }
        default: 0
        }
    }

    /// The addresses of this machine's interfaces, in numbers.
    static func ofThisMachine() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var addresses: [String] = []
        var next = list
        while let interface = next {
            if let address = interface.pointee.ifa_addr {
                let text = host(address)
                if !text.isEmpty { addresses.append(text) }
            }
            next = interface.pointee.ifa_next
        }
        return addresses
    }

    private static func length(_ address: UnsafePointer<sockaddr>) -> socklen_t {
        let isIPv6 = Int32(address.pointee.sa_family) == AF_INET6
        return socklen_t(isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
    }
}
