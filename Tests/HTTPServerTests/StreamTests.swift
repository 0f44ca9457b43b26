import HTTP
import HTTPServer
import TestSupport
import Testing

@Suite struct StreamTests {
    /// A client that has the head of a stream, and what came with it.
    private func listen(_ fixture: ListenerFixture) throws -> LiveClient {
        let client = try fixture.client()
        client.write("GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let head = try client.readHead()
        #expect(head.status == 200)
        #expect(head.headers[.transferEncoding] == "chunked")
        return client
    }

    @Test func `What is said reaches everyone, at once and in order`() throws {
        let fixture = try ListenerFixture()
        fixture.broadcast.say("first;")
        let clients = try (0..<20).map { _ in try listen(fixture) }
        for client in clients { #expect(try client.readChunk() == "first;") }
        for word in ["second;", "third;"] {
            fixture.broadcast.say(word)
            for client in clients { #expect(try client.readChunk() == word) }
        }
        #expect(try fixture.client().get("/healthz").text == "ok")
    }

    @Test func `A stream that ends leaves the connection open`() throws {
        let fixture = try ListenerFixture()
        let client = try listen(fixture)
        fixture.broadcast.say("all;")
        fixture.broadcast.finish()
        #expect(try client.readChunk() == "all;")
        #expect(try client.readChunk() == "")
        #expect(try client.get("/healthz").text == "ok")
    }

    @Test func `HEAD on a stream has a head alone, and the connection goes on`() throws {
        let fixture = try ListenerFixture()
        fixture.broadcast.say("never sent;")
        let client = try fixture.client()
        let head = try client.send(.head, "/stream")
        #expect(head.status == 200)
        #expect(head.headers[.contentType] == "text/event-stream")
        #expect(head.headers[.transferEncoding] == nil)
        #expect(try client.get("/healthz").text == "ok")
    }

    @Test func `A client of HTTP 1.0 gets the bytes as they are`() throws {
        let fixture = try ListenerFixture()
        fixture.broadcast.say(String(repeating: "x", count: 2000))
        fixture.broadcast.finish()
        let client = try fixture.client()
        client.write("GET /stream HTTP/1.0\r\nHost: localhost\r\n\r\n")
        let text = String(decoding: try #require(client.readToEnd()), as: UTF8.self)
        #expect(text.hasSuffix("\r\n\r\n" + String(repeating: "x", count: 2000)))
    }

    @Test func `A piece longer than the connection's memory arrives whole`() throws {
        let fixture = try ListenerFixture()
        let client = try listen(fixture)
        fixture.broadcast.say(String(repeating: "y", count: 300_000))
        var count = 0
        while count < 300_000 { count += try client.readChunk().utf8.count }
        #expect(count == 300_000)
    }

    @Test func `One stream too many is refused in words, and there is room again after one has gone`() throws {
        let fixture = try ListenerFixture { $0.maximumStreams = 2 }
        var held = [try listen(fixture), try listen(fixture)]
        let third = try fixture.client()
        let refused = try third.get("/stream")
        #expect(refused.status == 503)
        #expect(refused.headers[.retryAfter] == "5")
        #expect(refused.text.contains(#""code":"too-many-streams""#))
        #expect(try third.get("/healthz").text == "ok")
        held.removeLast()
        var status: UInt16 = 0
        for _ in 0..<50 where status != 200 {
            // Who has left is noticed as soon as there is something to send.
            fixture.broadcast.say("beat;")
            pause(milliseconds: 50)
            let client = try fixture.client()
            client.write("GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
            status = try client.readHead().status
        }
        #expect(status == 200)
    }

    @Test func `A silent stream beats, and the deadlines leave it alone`() throws {
        let fixture = try ListenerFixture {
            $0.heartbeatSeconds = 1
            $0.deadlines.answer = 2
            $0.deadlines.idle = 1
            $0.deadlines.head = 1
        }
        let client = try listen(fixture)
        for _ in 0..<4 { #expect(try client.readChunk() == "beat;") }
        fixture.broadcast.say("still here;")
        var text = try client.readChunk()
        if text == "beat;" { text = try client.readChunk() }
        #expect(text == "still here;")
    }

    @Test func `A client that reads nothing is cut, and slows nobody`() throws {
        let fixture = try ListenerFixture { $0.deadlines.answer = 1 }
        let slow = try listen(fixture)
        let good = try listen(fixture)
        let piece = String(repeating: "z", count: 100_000)
        for _ in 0..<100 {
            fixture.broadcast.say(piece)
            var count = 0
            while count < piece.utf8.count { count += try good.readChunk().utf8.count }
        }
        pause(milliseconds: 2500)
        var received = 0
        while let chunk = try? slow.readChunk(), !chunk.isEmpty { received += chunk.utf8.count }
        #expect(received < 100 * 100_000)
        fixture.broadcast.say("end;")
        #expect(try good.readChunk() == "end;")
    }

    @Test func `A stop says farewell to a hundred streams`() throws {
        for _ in 0..<3 {
            let fixture = try ListenerFixture()
            fixture.broadcast.say("hello;")
            let clients = try (0..<100).map { _ in try listen(fixture) }
            for client in clients { #expect(try client.readChunk() == "hello;") }
            fixture.listener.stop()
            fixture.listener.wait()
            for client in clients {
                #expect(try client.readChunk() == "bye;")
                #expect(try client.readChunk() == "")
                #expect(client.isClosed())
            }
        }
    }

    @Test func `A stop while everyone is being told leaves nothing suspended`() async throws {
        for _ in 0..<5 {
            let fixture = try ListenerFixture()
            let clients = try (0..<40).map { _ in try listen(fixture) }
            let talk = Task.detached { for number in 0..<500 { fixture.broadcast.say("\(number);") } }
            fixture.listener.stop()
            fixture.listener.wait()
            await talk.value
            for client in clients { #expect(client.readToEnd() != nil) }
        }
    }
}
