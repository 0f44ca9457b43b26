import HTTP
import Testing

@Suite struct ResolvedResponseTests {
    let page = PreparedResponse(.html, Array("a long page".utf8), etag: ETag("v1")) { _, coding in
        coding == .gzip ? Array("short".utf8) : nil
    }

    @Test func `A coding that does not pay is not used`() throws {
        let brotli = HTTPResponse.prepared(page).resolved(for: try .to("/", headers: [.acceptEncoding: "br"]))
        #expect(brotli.headers[.contentEncoding] == nil)
        #expect(brotli.bytes == Array("a long page".utf8))
        #expect(brotli.headers[.vary] == "Accept-Encoding")
    }

    @Test func `Each coding answers 304 to a tag of either`() throws {
        for tag in ["\"v1-gzip\"", "*"] {
            let request = try HTTPRequest.to("/", headers: [.acceptEncoding: "gzip", .ifNoneMatch: tag])
            let response = HTTPResponse.prepared(page).resolved(for: request)
            #expect(response.status == .notModified)
            #expect(response.bytes.isEmpty)
            #expect(response.headers[.etag] == "\"v1-gzip\"")
        }
    }

    @Test func `Headers added to a prepared answer are sent beside its own`() throws {
        var response = HTTPResponse.prepared(page)
        response.headers.set("X-Extra", "1")
        let whole = response.resolved(for: try .to("/"))
        #expect(whole.headers["X-Extra"] == "1")
        #expect(whole.headers[.etag] == "\"v1\"")
        #expect(whole.bytes == Array("a long page".utf8))
        let second = response.resolved(for: try .to("/", headers: [.ifNoneMatch: "\"v1\""]))
        #expect(second.status == .notModified)
        #expect(second.bytes.isEmpty)
    }

    @Test(arguments: [(HTTPMethod.get, UInt16(304)), (.head, 304), (.post, 200)])
    func `A plain answer with a tag answers 304 to reads`(method: HTTPMethod, status: UInt16) throws {
        let response = HTTPResponse(.ok, .json, Array("{}".utf8), headers: HTTPHeaders([.etag: "\"v2\""]))
        let resolved = response.resolved(for: try .to("/", method, headers: [.ifNoneMatch: "W/\"v2\""]))
        #expect(resolved.status.code == status)
        #expect(resolved.headers[.contentType] == (status == 304 ? nil : "application/json"))
    }
}
