import HTTP
import HTTPServer
import TestSupport
import Testing

@Suite struct DeadlineTests {
    let fixture: ListenerFixture

    init() throws {
        fixture = try ListenerFixture {
            $0.deadlines.head = 1
            $0.deadlines.body = 1
        }
    }

    @Test(arguments: [
        "", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: ",
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n",
    ])
    func `Who drips a byte now and then is cut`(start: String) throws {
        let client = try fixture.client(seconds: 1)
        client.write(start)
        var isClosed = false
        for _ in 0..<50 where !isClosed {
            client.write("G")
            pause(milliseconds: 100)
            isClosed = client.isClosedNow()
        }
        #expect(isClosed)
    }
}
