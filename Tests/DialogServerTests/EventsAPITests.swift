import DialogStorage
import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

@Suite struct EventsAPITests {
    let site: TestSite

    init() throws { site = try TestSite() }

    /// Opens a stream as a listener would.
    private func open(
        _ target: String = "/api/v1/events", _ headers: KeyValuePairs<HTTPHeaderName, String> = [:],
        at other: TestSite? = nil
    ) throws -> any ResponseStream {
        let request = HTTPRequest(
            .get, try HTTPTarget(parsing: Array(target.utf8)), headers: HTTPHeaders(headers), serial: 1)
        let response = (other ?? site).server.respond(to: request)
        #expect(response.headers[.contentType] == "text/event-stream")
        #expect(response.headers[.cacheControl] == "no-store")
        var stream: (any ResponseStream)?
        if case .stream(let opened) = response.body { stream = opened }
        return try #require(stream, "\(response.status.code)")
    }

    /// All that it has to say now.
    private func read(_ stream: any ResponseStream) -> [Event] {
        var bytes: [UInt8] = []
        while case .piece(let piece) = stream.next() { bytes += piece }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n\n").map { Event(String($0)) }
    }

    private struct Event {
        var fields: [String: String] = [:]
        init(_ text: String) {
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                fields[String(parts[0])] = parts[1].trimmingPrefix(" ").description
            }
        }
        var type: String? { fields["event"] }
        var id: String { fields["id"] ?? "" }
        var data: JSONValue { (try? JSONDocument(parsing: Array((fields["data"] ?? "").utf8)).root.value) ?? .null }
    }

    @Test func `Each change is an event with a rising id, its type and what it happened to`() throws {
        let stream = try open()
        let opening = read(stream)
        #expect(opening.map(\.type) == [nil])
        #expect(opening[0].fields["retry"] == "2000")
        let id = try site.create(#"{"title":"Events"}"#)
        _ = try site.send(.patch, "/api/v1/dialogs/\(id)", #"{"kind":"alert"}"#)
        _ = try site.send(.post, "/api/v1/dialogs/\(id)/responses", #"{"outcome":"escape"}"#)
        _ = try site.send(.delete, "/api/v1/dialogs/\(id)/responses")
        _ = try site.send(.delete, "/api/v1/dialogs/\(id)")
        _ = try site.send(.put, "/api/v1/styles/mine", "{}")
        let events = read(stream)
        #expect(
            events.map(\.type) == [
                "dialog.created", "dialog.updated", "response.created", "response.cleared", "dialog.deleted",
                "style.created",
            ])
        let ids = try ([opening[0].id] + events.map(\.id)).map { try #require(UInt64($0)) }
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $1 == $0 + 1 })
        #expect(events[1].data["dialog"]?.string == "events")
        #expect(events[1].data["version"]?.int == 2)
        #expect(events[1].data["path"]?.string == "/api/v1/dialogs/events")
        #expect(events[2].data["path"]?.string?.hasPrefix("/api/v1/dialogs/events/responses/") == true)
        #expect(events[5].data["style"]?.string == "mine")
    }

    @Test(arguments: [
        ("dialogs", ["dialog.created", "dialog.created"]), ("dialogs:one", ["dialog.created"]),
        ("responses:two,styles", ["response.created", "style.created"]), ("styles:other", []), ("files", []),
    ])
    func `Topics choose what comes`(topics: String, types: [String]) throws {
        let stream = try open("/api/v1/events?topics=\(topics)")
        _ = read(stream)
        for id in ["one", "two"] {
            _ = try site.send(.put, "/api/v1/dialogs/\(id)", #"{"title":"T"}"#)
            _ = try site.send(.post, "/api/v1/dialogs/\(id)/responses", #"{"outcome":"escape"}"#)
        }
        _ = try site.send(.put, "/api/v1/styles/mine", "{}")
        #expect(read(stream).compactMap(\.type) == types)
    }

    @Test func `Who comes back gets what was missed, by header or by query`() throws {
        let stream = try open()
        let place = read(stream)[0].id
        for number in 0..<3 { try site.create(#"{"title":"Missed \#(number)"}"#) }
        for again in [
            try open("/api/v1/events", [.lastEventID: place]), try open("/api/v1/events?after=\(place)"),
            // What a browser says of itself is newer than its address.
            try open("/api/v1/events?after=1", [.lastEventID: place]),
        ] {
            let events = read(again).filter { $0.type != nil }
            #expect(events.map { $0.data["dialog"]?.string } == ["missed-0", "missed-1", "missed-2"])
        }
    }

    @Test(arguments: ["1", "99999999999999999", "nonsense", "18446744073709551616"])
    func `A place that is kept no longer leads to one reset, and on from there`(place: String) throws {
        let stream = try open("/api/v1/events", [.lastEventID: place])
        #expect(read(stream).compactMap(\.type) == ["reset"])
        try site.create(#"{"title":"After"}"#)
        #expect(read(stream).compactMap(\.type) == ["dialog.created"])
    }

    @Test func `A stream that falls behind the ring is told so, and goes on from the latest`() throws {
        var limits = StoreLimits()
        limits.changes = 8
        let site = try TestSite(limits: limits)
        let stream = try open(at: site)
        _ = read(stream)
        for number in 0..<20 { try site.create(#"{"title":"Many \#(number)"}"#) }
        #expect(read(stream).compactMap(\.type) == ["reset"])
        let id = try site.create(#"{"title":"Last"}"#)
        #expect(read(stream).map { $0.data["dialog"]?.string } == [id])
    }

    @Test func `A stream that asks now and then gets every event once and in order`() throws {
        var limits = StoreLimits()
        limits.changes = 64
        let site = try TestSite(limits: limits)
        let stream = try open("/api/v1/events?topics=dialogs", at: site)
        _ = read(stream)
        var seen: [String?] = []
        for number in 0..<300 {
            try site.create(#"{"title":"N \#(number)"}"#)
            if number % 7 == 0 { seen += read(stream).map { $0.data["dialog"]?.string } }
        }
        seen += read(stream).map { $0.data["dialog"]?.string }
        #expect(seen == (0..<300).map { "n-\($0)" })
    }

    @Test func `An event of another run of the server is no event of this one`() throws {
        let clock = ManualClock()
        let first = try TestSite { $0.clock = { clock.now } }
        let place = read(try open(at: first))[0].id
        clock.advance(milliseconds: 1000)
        let second = try TestSite { $0.clock = { clock.now } }
        for number in 0..<5 { try second.create(#"{"title":"N \#(number)"}"#) }
        #expect(read(try open("/api/v1/events", [.lastEventID: place], at: second)).compactMap(\.type) == ["reset"])
    }

    @Test(arguments: [
        ("topics=dialog", "topics"), ("topics=", "topics"), ("topics=dialogs:No", "topics"),
        ("topics=files:x", "topics"), ("after=x", "after"), ("after=-1", "after"), ("since=1", "since"),
    ])
    func `A bad parameter is named`(query: String, name: String) throws {
        let response = try site.get("/api/v1/events?\(query)")
        #expect(response.status == 400)
        #expect(response.places == [name])
    }

    @Test func `HEAD has the head alone, and opens nothing`() throws {
        let response = try site.send(.head, "/api/v1/events")
        #expect(response.status == 200)
        #expect(response.headers[.contentType] == "text/event-stream")
        #expect(site.server.site.feed.streamCount == 0)
    }
}
