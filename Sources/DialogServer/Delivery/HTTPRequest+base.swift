import HTTP

extension HTTPRequest {
    /// The scheme and host that the client uses, for links that work when pasted; the guard has checked the host.
    var base: String { "http://" + (headers[.host] ?? "localhost") }

    /// The same as a source of a content security policy, which knows no IPv6 addresses; `nil` for what is none.
    var policyOrigin: String? {
        guard let host = headers[.host], !host.isEmpty, host.utf8.count <= 255,
            host.utf8.allSatisfy({ byte in
                (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D || byte == 0x2E
            })
        else { return nil }
        return "http://" + host
    }

    /// `Prefer: return=minimal` (RFC 7240).
    var prefersMinimal: Bool {
        headers[.prefer]?.utf8.split(separator: 0x2C).contains { part in
            part.filter { $0 != 0x20 }.elementsEqual("return=minimal".utf8)
        } ?? false
    }
}
