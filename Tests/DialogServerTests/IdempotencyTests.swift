import DialogStorage
import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

@Suite struct IdempotencyTests {
    @Test func `The same post with the same key is done once`() throws {
        let site = try TestSite()
        let key: KeyValuePairs<HTTPHeaderName, String> = [.idempotencyKey: "abc-1"]
        let first = try site.send(.post, "/api/v1/dialogs", #"{"title":"Once"}"#, headers: key)
        let again = try site.send(.post, "/api/v1/dialogs", #"{"title":"Once"}"#, headers: key)
        #expect(again.status == 201)
        #expect(again.body == first.body)
        #expect(again.headers["Idempotency-Replayed"] == "true")
        #expect(first.headers["Idempotency-Replayed"] == nil)
        #expect(try site.get("/api/v1/dialogs/once-2").status == 404)
        let other = try site.send(.post, "/api/v1/dialogs", #"{"title":"Other"}"#, headers: key)
        #expect(other.status == 422)
        #expect(other.code == "idempotency-key-reused")
        let fresh = try site.send(
            .post, "/api/v1/dialogs", #"{"title":"Once"}"#, headers: [.idempotencyKey: "abc-2"])
        #expect(try fresh.json["id"]?.string == "once-2")
    }

    @Test func `A refused body may be mended under the same key`() throws {
        let site = try TestSite()
        let key: KeyValuePairs<HTTPHeaderName, String> = [.idempotencyKey: "abc"]
        #expect(try site.send(.post, "/api/v1/dialogs", #"{"titel":"A"}"#, headers: key).status == 422)
        #expect(try site.send(.post, "/api/v1/dialogs", #"{"title":"A"}"#, headers: key).status == 201)
    }

    @Test func `A key counts for its own path`() throws {
        let site = try TestSite()
        let key: KeyValuePairs<HTTPHeaderName, String> = [.idempotencyKey: "abc"]
        for id in ["welcome", "saved"] {
            #expect(try site.send(.post, "/api/v1/dialogs/\(id)/duplicate", headers: key).status == 201)
        }
    }

    @Test func `A second request while the first runs answers 409`() throws {
        let log = IdempotencyLog(clock: Timestamp.now)
        let request = HTTPRequest(
            .post, try HTTPTarget(parsing: Array("/a".utf8)), headers: HTTPHeaders([.idempotencyKey: "k"]))
        var inner: Problem?
        _ = try log.once(request) { request throws(Problem) in
            do throws(Problem) { _ = try log.once(request) { _ in HTTPResponse() } } catch { inner = error }
            return HTTPResponse(.created)
        }
        #expect(inner?.status == .conflict)
        #expect(inner?.code == "idempotency-key-running")
    }

    @Test func `Keys expire, and the oldest make room`() throws {
        let clock = ManualClock()
        let log = IdempotencyLog(clock: { clock.now }, lifetime: 1_000, entries: 2)
        func runs(_ key: String) throws -> Bool {
            let request = HTTPRequest(
                .post, try HTTPTarget(parsing: Array("/a".utf8)), headers: HTTPHeaders([.idempotencyKey: key]))
            var isRun = false
            _ = try log.once(request) { _ in
                isRun = true
                return HTTPResponse(.created)
            }
            return isRun
        }
        #expect(try runs("a"))
        #expect(try !runs("a"))
        clock.advance(milliseconds: 1_001)
        #expect(try runs("a"))
        #expect(try runs("b"))
        #expect(try runs("c"))
        #expect(try runs("a"))
    }
}
