import DialogModel
import DialogStorage
import HTTP
import TestSupport
import Testing

@testable import DialogServer

/// Kept answers: the same bytes until what they were made from changes, then new ones.
@Suite struct CacheTests {
    let site: TestSite

    init() throws { site = try TestSite() }

    private func request(_ target: String, _ headers: KeyValuePairs<HTTPHeaderName, String> = [:]) throws -> HTTPRequest
    {
        HTTPRequest(.get, try HTTPTarget(parsing: Array(target.utf8)), headers: HTTPHeaders(headers))
    }

    private func prepared(_ target: String) throws -> PreparedResponse? {
        let response = site.server.respond(to: try request(target))
        if case .prepared(let prepared) = response.body { return prepared }
        return nil
    }

    static let kept = [
        "/", "/dialogs/welcome", "/preview/welcome", "/preview/welcome?theme=dark", "/new", "/docs",
        "/dialogs/welcome/responses", "/api/v1/dialogs", "/api/v1/dialogs/welcome", "/api/v1/styles",
        "/api/v1/styles/ios", "/api/v1/dialogs/welcome/responses", "/api/v1/dialogs/welcome/responses/summary",
        "/schema/dialog.json", "/css/dialog.css",
    ]

    @Test(arguments: kept)
    func `Who asks again gets the very same answer`(target: String) throws {
        let first = try #require(try prepared(target))
        #expect(try prepared(target) === first)
    }

    @Test(arguments: kept)
    func `Who has it already gets 304, whatever the coding`(target: String) throws {
        for coding in ["identity", "gzip", "br"] {
            let full = try site.get(target, [.acceptEncoding: coding])
            let tag = try #require(full.headers[.etag])
            #expect(tag.hasPrefix("\""))
            let again = try site.get(target, [.acceptEncoding: coding, .ifNoneMatch: "\"x\", \(tag)"])
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
            #expect(again.headers[.etag] == tag)
            #expect(try site.send(.head, target).status == 200)
        }
    }

    @Test func `Codings differ in tag and length and say so`() throws {
        let plain = try site.get("/")
        let gzip = try site.get("/", [.acceptEncoding: "gzip"])
        let brotli = try site.get("/", [.acceptEncoding: "gzip, br"])
        #expect(gzip.headers[.contentEncoding] == "gzip")
        #expect(brotli.headers[.contentEncoding] == "br")
        #expect(plain.headers[.contentEncoding] == nil)
        #expect(brotli.body.count < gzip.body.count && gzip.body.count < plain.body.count)
        #expect(Set([plain, gzip, brotli].map { $0.headers[.etag] }).count == 3)
        #expect(plain.headers[.vary] == "Accept-Encoding")
    }

    @Test(
        arguments: [
            (
                HTTPMethod.put, "/api/v1/dialogs/welcome", #"{"title":"Changed"}"#,
                [
                    "/", "/dialogs/welcome", "/preview/welcome", "/preview/welcome?theme=dark", "/api/v1/dialogs",
                    "/api/v1/dialogs/welcome", "/dialogs/welcome/responses",
                ],
                ["/preview/saved", "/dialogs/saved", "/api/v1/styles", "/docs", "/api/v1/dialogs/saved"]
            ),
            (
                .post, "/api/v1/dialogs", #"{"title":"New"}"#,
                ["/", "/api/v1/dialogs"], ["/preview/welcome", "/dialogs/welcome", "/api/v1/dialogs/welcome"]
            ),
            (
                .delete, "/api/v1/dialogs/saved", "",
                ["/", "/api/v1/dialogs", "/preview/saved"], ["/preview/welcome", "/api/v1/dialogs/welcome"]
            ),
            (
                .put, "/api/v1/styles/ios", #"{"tokens":{"surface":{"radius":40}}}"#,
                ["/preview/welcome?style=ios", "/api/v1/styles", "/api/v1/styles/ios", "/dialogs/welcome"],
                ["/preview/welcome?style=terminal", "/", "/api/v1/dialogs"]
            ),
            (
                .post, "/api/v1/dialogs/welcome/responses", #"{"outcome":"close"}"#,
                [
                    "/dialogs/welcome", "/dialogs/welcome/responses", "/api/v1/dialogs/welcome/responses",
                    "/api/v1/dialogs/welcome/responses/summary",
                ],
                ["/", "/preview/welcome", "/api/v1/dialogs/welcome", "/dialogs/saved"]
            ),
        ] as [(HTTPMethod, String, String, [String], [String])])
    func `A change drops what was made from it, and nothing else`(
        method: HTTPMethod, target: String, body: String, dropped: [String], kept: [String]
    ) throws {
        let before = try (dropped + kept).map { ($0, try #require(try prepared($0))) }
        #expect(try site.send(method, target, body).status < 300)
        for (path, old) in before {
            let cached = site.server.site.cache.answer(to: try request(path))
            #expect((cached === old) == kept.contains(path), "\(path)")
        }
    }

    @Test func `A stage shows the change on the next request`() throws {
        #expect(try site.get("/preview/welcome").text.contains("dlg-welcome"))
        _ = try site.send(.put, "/api/v1/dialogs/welcome", #"{"title":"Changed title"}"#)
        #expect(try site.get("/preview/welcome").text.contains("Changed title"))
        #expect(try site.get("/").text.contains("Changed title"))
    }

    @Test func `An answer that a change has overtaken is not kept`() throws {
        let store = MemoryDialogStore()
        let cache = AnswerCache(store: store)
        let id = try #require(Slug("welcome"))
        let record = try #require(try site.store.dialog(id))
        let draft = Draft(definition: record.definition, document: record.document)
        let answer = PreparedResponse(.json, [0x31], etag: nil)
        let before = store.lastChange
        _ = try store.putDialog(id, draft, if: .anything)
        cache.keep(answer, for: try request("/a"), dependsOn: [.dialog(id)], since: before)
        #expect(cache.answer(to: try request("/a")) == nil)
        cache.keep(answer, for: try request("/a"), dependsOn: [.styles], since: before)
        #expect(cache.answer(to: try request("/a")) === answer)
        cache.keep(answer, for: try request("/b"), dependsOn: [.dialog(id)], since: store.lastChange)
        #expect(cache.answer(to: try request("/b")) === answer)
    }

    @Test func `Hosts do not share answers, nor do targets that only begin alike`() throws {
        let first = try site.get("/api/v1/dialogs/welcome", [.host: "localhost:1"])
        let second = try site.get("/api/v1/dialogs/welcome", [.host: "localhost:2"])
        #expect(first.text.contains("http://localhost:1/"))
        #expect(second.text.contains("http://localhost:2/"))
    }

    @Test func `The table is bounded in number and bytes`() throws {
        var table = AnswerTable(entryLimit: 8, byteLimit: 1_000)
        let small = PreparedResponse(.json, [UInt8](repeating: 1, count: 10), etag: nil)
        for number in 0..<100 {
            table.insert(small, target: Array("/\(number)".utf8), host: [], dependencies: [.dialogs])
            // The one that is asked for stays.
            #expect(table.find(Array("/0".utf8), host: []) != nil)
        }
        #expect(table.count == 8)
        let large = PreparedResponse(.json, [UInt8](repeating: 1, count: 240), etag: nil)
        for number in 0..<10 { table.insert(large, target: Array("/l\(number)".utf8), host: [], dependencies: []) }
        #expect(table.count <= 4 + 1)
        let huge = PreparedResponse(.json, [UInt8](repeating: 1, count: 500), etag: nil)
        table.insert(huge, target: Array("/huge".utf8), host: [], dependencies: [])
        #expect(table.find(Array("/huge".utf8), host: []) == nil)
        table.drop(.dialogs)
        #expect(table.find(Array("/0".utf8), host: []) == nil)
    }
}
