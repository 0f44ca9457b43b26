/// Why a listener could not start.
public enum HTTPListenerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Another process has the port.
    case addressInUse(host: String, port: UInt16)
    /// The port needs rights that this process has not.
    case permissionDenied(host: String, port: UInt16)
    /// The host is no address of this machine.
    case unknownHost(String)
    /// A call of the system failed; `code` is its errno.
    case system(call: String, code: Int32)
    /// The library refused to start.
    case library

    public var description: String {
        switch self {
        case .addressInUse(let host, let port): "\(host):\(port) is in use by another process"
        case .permissionDenied(let host, let port): "this process may not listen on \(host):\(port)"
        case .unknownHost(let host): "\(host) is not an address of this machine"
        case .system(let call, let code): "\(call) failed (errno \(code))"
        case .library: "libmicrohttpd did not start"
        }
    }
}
