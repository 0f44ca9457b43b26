import HTTP
import HTTPServer
import TestSupport
import Testing

@Suite struct StopTests {
    @Test func `A request in flight is finished, and nothing more is accepted`() throws {
        let fixture = try ListenerFixture()
        let client = try fixture.client()
        let idle = try fixture.client()
        #expect(try idle.get("/healthz").text == "ok")
        client.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
        pause(milliseconds: 100)
        fixture.listener.stop()
        #expect(try client.readResponse().text == "slow")
        fixture.listener.wait()
        #expect(idle.isClosed())
        #expect(throws: LiveClient.ConnectionError.self) { try fixture.client() }
    }

    @Test func `An upload in flight is finished`() throws {
        let fixture = try ListenerFixture()
        let client = try fixture.client()
        client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab")
        pause(milliseconds: 100)
        fixture.listener.stop()
        pause(milliseconds: 200)
        client.write("cd")
        #expect(try client.readResponse().text == "abcd")
        fixture.listener.wait()
    }

    @Test func `A request that never ends does not hold the stop`() throws {
        let fixture = try ListenerFixture { $0.drainSeconds = 1 }
        let client = try fixture.client()
        client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab")
        pause(milliseconds: 100)
        fixture.listener.stop()
        fixture.listener.wait()
        #expect(client.isClosed())
    }

    @Test func `Stopping twice and at once is fine`() throws {
        for _ in 0..<5 {
            let fixture = try ListenerFixture()
            fixture.listener.stop()
            fixture.listener.stop()
            fixture.listener.wait()
            fixture.listener.wait()
        }
    }
}
