extension RawCase {
    /// What every checkout tests; the shared table has more of each.
    static let table: [RawCase] = [
        get("a plain request", "Host: localhost\r\n", [200], closes: false),
        get("another port", "Host: localhost:1\r\n", [200], closes: false),
        get("a name under localhost", "Host: app.localhost\r\n", [200], closes: false),
        get("an address in brackets", "Host: [::1]:80\r\n", [200], closes: false),
        get("an empty cookie", "Host: localhost\r\nCookie: \r\n", [200], closes: false),
        get("no host", "", [400]),
        get("two hosts", "Host: localhost\r\nHost: localhost\r\n", [400]),
        get("a foreign host", "Host: evil.example\r\n", [421]),
        get("a host that starts like ours", "Host: localhost.evil.example\r\n", [421]),
        get("a host that ends like ours", "Host: evil-localhost\r\n", [421]),
        get("an empty host", "Host: \r\n", [400, 421]),
        get("a wildcard address", "Host: 0.0.0.0\r\n", [421]),
        get("a port beyond 65535", "Host: localhost:65536\r\n", [421]),
        get("a blank in a header name", "Host: localhost\r\nX A: b\r\n", [400]),
        get("a header without a name", ": b\r\nHost: localhost\r\n", [400]),
        get("129 headers", "Host: localhost\r\n" + String(repeating: "A: b\r\n", count: 128), [431]),
        post(
            "length and encoding", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\n", [400]),
        post("two lengths", "Content-Length: 2\r\nContent-Length: 2\r\n", "{}", [400]),
        post("a length with a blank before the colon", "Content-Length : 2\r\n", "{}GET / HTTP/1.1\r\n\r\n", [400]),
        post("a length beyond the limit", "Content-Length: 2097152\r\n", "", [413]),
        post("the greatest length", "Content-Length: 18446744073709551615\r\n", "{}", [413]),
        post("an encoding beside chunked", "Transfer-Encoding: gzip, chunked\r\n", "2\r\n{}\r\n0\r\n\r\n", [501]),
        post("two encodings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n", [501]),
        post("an encoding that looks like chunked", "Transfer-Encoding: xchunked\r\n", "0\r\n\r\n", [501]),
        RawCase(
            name: "chunks in HTTP/1.0",
            bytes: Array(
                "POST /echo HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n".utf8),
            status: [400], responses: 1, closes: true),
        RawCase(
            name: "an unknown method", bytes: Array("BREW /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8),
            status: [501], responses: 1, closes: true),
        RawCase(
            name: "a method in lower case", bytes: Array("get /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8),
            status: [501], responses: 1, closes: true),
        RawCase(
            name: "an absolute target",
            bytes: Array("GET http://localhost/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8), status: [400]),
        RawCase(
            name: "a long target",
            bytes: Array(
                "GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8),
            status: [414], responses: 1, closes: true),
    ]

    private static func get(_ name: String, _ headers: String, _ status: [UInt16], closes: Bool = true) -> RawCase {
        RawCase(
            name: name, bytes: Array("GET /healthz HTTP/1.1\r\n\(headers)\r\n".utf8), status: status, responses: 1,
            closes: closes)
    }

    private static func post(_ name: String, _ headers: String, _ body: String, _ status: [UInt16]) -> RawCase {
        RawCase(
            name: name,
            bytes: Array(
                ("POST /api/dialogs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(headers)\r\n"
                    + body).utf8),
            status: status, responses: 1, closes: true)
    }
}
