import HTTP

extension HTTPRequest {
    /// The scheme and host that the client uses, for links that work when pasted; the guard has checked the host.
    var base: String { "http://" + (headers[.host] ?? "localhost") }

    /// `Prefer: return=minimal` (RFC 7240).
    var prefersMinimal: Bool {
        headers[.prefer]?.utf8.split(separator: 0x2C).contains { part in
            part.filter { $0 != 0x20 }.elementsEqual("return=minimal".utf8)
        } ?? false
    }
}
