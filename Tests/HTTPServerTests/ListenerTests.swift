import HTTP
import HTTPServer
import TestSupport
import Testing

@Suite struct ListenerTests {
    let fixture: ListenerFixture

    init() throws { fixture = try ListenerFixture() }

    @Test func `Two requests share one connection`() throws {
        let client = try fixture.client()
        for _ in 0..<2 { #expect(try client.get("/healthz").text == "ok") }
        for _ in 0..<2 { #expect(try client.get("/page").body == ListenerFixture.page) }
        for _ in 0..<2 { #expect(try client.post("/echo", "x").text == "x") }
    }

    @Test func `Three requests in one write are answered in order`() throws {
        let client = try fixture.client()
        let requests = ["/echo?a=1", "/echo?b=2", "/echo?c=3"].map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }
        client.write(requests.joined())
        for answer in ["a=1", "b=2", "c=3"] { #expect(try client.readResponse().text == answer) }
    }

    @Test func `HEAD tells the length and sends no body`() throws {
        let client = try fixture.client()
        let response = try client.send(.head, "/page")
        #expect(response.status == 200)
        #expect(response.headers[.contentLength] == "8192")
        #expect(try client.get("/healthz").text == "ok")
    }

    @Test func `A chunked body arrives whole`() throws {
        let client = try fixture.client()
        client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        client.write("5\r\nHello\r\n7\r\n, world\r\n0\r\n\r\n")
        #expect(try client.readResponse().text == "Hello, world")
        #expect(try client.get("/healthz").text == "ok")
    }

    @Test func `A body of the greatest length arrives whole`() throws {
        let body = String(repeating: "x", count: 1 << 20)
        #expect(try fixture.client().post("/echo", body).body.count == 1 << 20)
    }

    @Test(arguments: [
        (HTTPMethod.get, "/nothing", UInt16(404)), (.get, "/api/dialogs/%zz", 400), (.get, "/a//b", 400),
        (.get, "/static/%2e%2e/x", 400), (.get, "/static/no.css", 404), (.put, "/healthz", 405),
    ])
    func `A request that fails leaves the connection open`(
        method: HTTPMethod, target: String, status: UInt16
    ) throws {
        let client = try fixture.client()
        let response = try client.send(method, target)
        #expect(response.status == status)
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(try client.get("/healthz").text == "ok")
    }

    @Test func `405 names the methods that work`() throws {
        #expect(try fixture.client().send(.delete, "/api/dialogs").headers[.allow] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func `A static file has a strong tag and answers 304 to it`() throws {
        let client = try fixture.client()
        let first = try client.get("/static/base.css")
        #expect(first.text == "body{}")
        #expect(first.headers[.contentType] == "text/css; charset=utf-8")
        #expect(first.headers[.accessControlAllowOrigin] == "*")
        let tag = try #require(first.headers[.etag])
        #expect(tag == "\"6\"")
        let second = try client.get("/static/base.css", headers: [.ifNoneMatch: "\"other\", W/\(tag)"])
        #expect(second.status == 304)
        #expect(second.headers[.etag] == tag)
        #expect(try client.get("/static/base.css", headers: [.ifNoneMatch: "\"other\""]).status == 200)
    }

    @Test func `A coded variant is sent to those who take it, with a tag of its own`() throws {
        let client = try fixture.client()
        let coded = try client.get("/page", headers: [.acceptEncoding: "gzip, br;q=0.5"])
        #expect(coded.headers[.contentEncoding] == "gzip")
        #expect(coded.headers[.vary] == "Accept-Encoding")
        #expect(coded.headers[.etag] == "\"7-gzip\"")
        #expect(coded.body.count == 10)
        let plain = try client.get("/page")
        #expect(plain.headers[.contentEncoding] == nil)
        #expect(plain.headers[.etag] == "\"7\"")
    }

    @Test func `A query is decoded by ourselves`() throws {
        let client = try fixture.client()
        #expect(try client.get("/echo?a+b=c%2Bd+e&x=%E2%82%AC&x&%26=%3D").text == "a b=c+d e;x=€;x=;&==")
        #expect(try client.get("/echo?a=%zz").text.contains(#""parameter":"a""#))
        #expect(try client.get("/echo?a=%00").status == 400)
        #expect(try client.get("/echo?" + String(repeating: "a&", count: 500)).status == 200)
    }

    @Test func `Too many parameters for the library's memory are refused, not left hanging`() throws {
        #expect(try fixture.client().get("/echo?" + String(repeating: "a&", count: 4000)).status == 400)
        #expect(try fixture.client().get("/echo?" + String(repeating: "a&", count: 8000)).status == 414)
    }

    @Test func `Names beyond the list are misdirected`() throws {
        let client = try fixture.client()
        client.write("GET /healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        let response = try client.readResponse()
        #expect(response.status == 421)
        #expect(response.text.contains(#""code":"unknown-host""#))
        #expect(client.isClosed())
    }

    @Test func `An empty host is refused from the first request on`() throws {
        let client = try fixture.client()
        client.write("GET /healthz HTTP/1.1\r\nHost:\r\n\r\n")
        #expect(try client.readResponse().status == 421)
    }

    @Test func `A refusal names its request`() throws {
        let client = try fixture.client()
        client.write("BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let response = try client.readResponse()
        #expect(response.status == 501)
        #expect(response.headers[.xRequestID]?.utf8.count == 16)
    }

    @Test func `A thousand requests in one write are all answered`() throws {
        let client = try fixture.client()
        client.write(String(repeating: "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 1000))
        for _ in 0..<1000 { #expect(try client.readResponse().text == "ok") }
    }

    @Test func `An address in use is refused`() {
        #expect(throws: HTTPListenerError.addressInUse(host: "127.0.0.1", port: fixture.listener.port)) {
            try ListenerFixture { $0.port = fixture.listener.port }
        }
    }

    @Test func `Many connections at once are all served`() throws {
        let clients = try (0..<200).map { _ in try fixture.client() }
        for client in clients { client.write("GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n") }
        for client in clients { #expect(try client.readResponse().body.count == 8192) }
    }
}
