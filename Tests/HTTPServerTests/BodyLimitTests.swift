import HTTP
import HTTPServer
import TestSupport
import Testing

@Suite struct BodyLimitTests {
    let fixture: ListenerFixture

    init() throws { fixture = try ListenerFixture { $0.maximumBodyBytes = 10_000 } }

    @Test func `A length beyond the limit is refused before the body`() throws {
        let client = try fixture.client()
        client.write(
            "POST /echo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 10001\r\n\r\n")
        let response = try client.readResponse()
        #expect(response.status == 413)
        #expect(response.headers[.connection]?.lowercased() == "close")
        #expect(client.isClosed())
    }

    @Test func `Who waits for leave gets it when the length is right`() throws {
        let client = try fixture.client()
        client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
        #expect(try client.readResponse().status == 100)
        client.write("ok")
        #expect(try client.readResponse().text == "ok")
    }

    @Test func `A chunked body is refused as soon as it passes the limit`() throws {
        let client = try fixture.client()
        client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = "400\r\n" + String(repeating: "x", count: 0x400) + "\r\n"
        for _ in 0..<20 { client.write(chunk) }
        let response = try client.readResponse()
        #expect(response.status == 413)
        #expect(response.text.contains("content-too-large"))
        #expect(client.isClosed())
    }
}
