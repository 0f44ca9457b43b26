/// The host names this server answers to. A page of another site that had its name point here (DNS rebinding) still
/// sends that name, and is refused by it.
public struct HostAllowList: Sendable {
    /// In lower case, without port and brackets.
    private let exact: [[UInt8]]
    /// In lower case, each with a leading dot.
    private let suffixes: [[UInt8]]

    /// - Parameters:
    ///   - addresses: where the server is bound.
    ///   - extra: more names; one that starts with a dot stands for everything under it.
    public init(addresses: [String] = [], extra: [String] = []) {
        let names = (["localhost", "127.0.0.1", "::1"] + addresses + extra).map { $0.utf8.map(\.asciiLowercased) }
        exact = names.filter { $0.first != 0x2E && !$0.isEmpty }
        suffixes = names.filter { $0.first == 0x2E } + [Array(".localhost".utf8)]
    }

    /// - Parameter header: the value of `Host`, or the authority of an origin.
    public func allows(_ header: ArraySlice<UInt8>) -> Bool {
        guard header.count <= 255, let host = Self.host(of: header), !host.isEmpty else { return false }
        if exact.contains(where: { host.equalsIgnoringASCIICase($0) }) { return true }
        return suffixes.contains { suffix in
            host.count > suffix.count && host.suffix(suffix.count).equalsIgnoringASCIICase(suffix)
                && host.allSatisfy { $0.isTokenSign && $0 != 0x25 }
        }
    }

    /// The part before the port; `nil` where the port is none.
    private static func host(of header: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let end: Int
        let host: ArraySlice<UInt8>
        if header.first == 0x5B {
            guard let close = header.firstIndex(of: 0x5D) else { return nil }
            host = header[(header.startIndex + 1)..<close]
            end = close + 1
        } else {
            end = header.firstIndex(of: 0x3A) ?? header.endIndex
            host = header[..<end]
        }
        guard end < header.endIndex else { return host }
        let port = header[(end + 1)...]
        guard header[end] == 0x3A, (1...5).contains(port.count), port.allSatisfy({ 0x30...0x39 ~= $0 }) else {
            return nil
        }
        return port.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 65535 ? host : nil
    }
}
