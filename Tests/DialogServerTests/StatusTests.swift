import DialogServer
import DialogStorage
import HTTP
import JSON
import TestSupport
import Testing

/// Every status that the contract names, and that a refused write changes nothing.
@Suite struct StatusTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var method: HTTPMethod = .get
        var target: String
        var body = ""
        var type: String? = "application/json"
        var headers: [(HTTPHeaderName, String)] = []
        let status: UInt16
        let code: String?
        var places: [String] = []

        var testDescription: String { "\(method.rawValue) \(target) \(body.prefix(40)) → \(status) \(code ?? "")" }
    }

    static let site: TestSite? = {
        let site = try? TestSite()
        _ = try? site?.create(#"{"id":"known","title":"Known","content":[{"type":"textField","name":"city"}]}"#)
        return site
    }()

    static let cases: [Case] = [
        // 400
        .init(method: .post, target: "/api/v1/dialogs", body: "{", status: 400, code: "malformed-json", places: ["#"]),
        .init(method: .post, target: "/api/v1/dialogs", body: "", status: 400, code: "malformed-json", places: ["#"]),
        .init(
            method: .post, target: "/api/v1/dialogs", body: #"{"title":"a","title":"b"}"#, status: 400,
            code: "malformed-json", places: ["#/title"]),
        .init(target: "/api/v1/dialogs?limt=3", status: 400, code: "unknown-parameter", places: ["limt"]),
        .init(target: "/api/v1/dialogs?limit=0", status: 400, code: "bad-parameter", places: ["limit"]),
        .init(target: "/api/v1/dialogs?limit=-1", status: 400, code: "bad-parameter", places: ["limit"]),
        .init(target: "/api/v1/dialogs?limit=1e1", status: 400, code: "bad-parameter", places: ["limit"]),
        .init(target: "/api/v1/dialogs?limit=1&limit=2", status: 400, code: "bad-parameter", places: ["limit"]),
        .init(target: "/api/v1/dialogs?kind=drawer", status: 400, code: "bad-parameter", places: ["kind"]),
        .init(target: "/api/v1/dialogs?tag=No", status: 400, code: "bad-parameter", places: ["tag"]),
        .init(target: "/api/v1/dialogs?sort=size", status: 400, code: "bad-parameter", places: ["sort"]),
        .init(target: "/api/v1/dialogs?fields=size", status: 400, code: "bad-parameter", places: ["fields"]),
        .init(target: "/api/v1/dialogs?cursor=AAAA", status: 400, code: "bad-parameter", places: ["cursor"]),
        .init(target: "/api/v1/dialogs?cursor=%C3%A9", status: 400, code: "bad-parameter", places: ["cursor"]),
        .init(target: "/api/v1/dialogs?count=about", status: 400, code: "bad-parameter", places: ["count"]),
        .init(target: "/api/v1/dialogs?q=%zz", status: 400, code: "bad-parameter", places: ["q"]),
        .init(target: "/api/v1/dialogs/known?view=full", status: 400, code: "bad-parameter", places: ["view"]),
        .init(
            method: .post, target: "/api/v1/dialogs?validate=maybe", body: #"{"title":"a"}"#, status: 400,
            code: "bad-parameter", places: ["validate"]),
        .init(
            method: .post, target: "/api/v1/dialogs", body: #"{"title":"a"}"#, headers: [(.idempotencyKey, "a b")],
            status: 400, code: "bad-idempotency-key", places: ["Idempotency-Key"]),
        .init(
            method: .post, target: "/api/v1/dialogs/known/responses", body: "a=%zz",
            type: "application/x-www-form-urlencoded", status: 400, code: "bad-form"),
        .init(target: "/preview/known?theme=pink", status: 400, code: "bad-parameter", places: ["theme"]),
        .init(target: "/preview/known?style=nope", status: 400, code: "bad-parameter", places: ["style"]),
        .init(target: "/preview/known?them=dark", status: 400, code: "unknown-parameter", places: ["them"]),
        .init(target: "/preview/known?set=/title:Hi", status: 400, code: "bad-parameter", places: ["set"]),
        .init(target: "/preview/known?set=/title/a:1", status: 400, code: "bad-parameter", places: ["set"]),
        .init(
            method: .post, target: "/api/v1/validate", body: "{,}", status: 400, code: "malformed-json", places: ["#"]),
        // 403
        .init(
            target: "/api/v1/dialogs", headers: [(.origin, "http://evil.example")], status: 403, code: "cross-site",
            places: ["Origin"]),
        .init(
            method: .post, target: "/api/v1/dialogs", body: #"{"title":"a"}"#,
            headers: [(.host, "localhost:8080"), (.origin, "http://localhost:3000")], status: 403, code: "cross-site",
            places: ["Origin"]),
        .init(
            target: "/api/v1/dialogs", headers: [(.secFetchSite, "cross-site")], status: 403, code: "cross-site",
            places: ["Sec-Fetch-Site"]),
        // 404
        .init(target: "/nothing", status: 404, code: "not-found"),
        .init(target: "/api/v1/dialogs/unknown", status: 404, code: "not-found"),
        .init(target: "/api/v1/dialogs/Not-An-Id", status: 404, code: "not-found"),
        .init(target: "/api/v1/dialogs/known/versions/9", status: 404, code: "not-found"),
        .init(target: "/api/v1/dialogs/known/versions/01", status: 404, code: "not-found"),
        .init(target: "/api/v1/dialogs/known/responses/000000000000", status: 404, code: "not-found"),
        .init(target: "/api/v1/dialogs/unknown/responses", status: 404, code: "not-found"),
        .init(target: "/api/v1/styles/unknown", status: 404, code: "not-found"),
        .init(target: "/preview/unknown", status: 404, code: "not-found"),
        .init(target: "/dialogs/unknown", status: 404, code: "not-found"),
        .init(target: "/problems/unknown", status: 404, code: "not-found"),
        .init(target: "/css/unknown.css", status: 404, code: "not-found"),
        .init(method: .delete, target: "/api/v1/dialogs/unknown", status: 404, code: "not-found"),
        .init(method: .patch, target: "/api/v1/dialogs/unknown", body: "{}", status: 404, code: "not-found"),
        // 405
        .init(method: .delete, target: "/api/v1/dialogs", status: 405, code: "method-not-allowed"),
        .init(method: .post, target: "/api/v1/dialogs/known", body: "{}", status: 405, code: "method-not-allowed"),
        .init(method: .put, target: "/", body: "{}", status: 405, code: "method-not-allowed"),
        .init(method: .get, target: "/api/v1/render", status: 405, code: "method-not-allowed"),
        // 406
        .init(
            target: "/api/v1/dialogs/known/responses", headers: [(.accept, "image/png")], status: 406,
            code: "not-acceptable", places: ["Accept"]),
        // 409
        .init(
            method: .post, target: "/api/v1/dialogs", body: #"{"id":"known","title":"b"}"#, status: 409,
            code: "id-taken", places: ["#/id"]),
        .init(
            method: .patch, target: "/api/v1/dialogs/known", body: #"[{"op":"test","path":"/title","value":"x"}]"#,
            type: "application/json-patch+json", status: 409, code: "patch-test-failed", places: ["#/0/path"]),
        .init(
            method: .patch, target: "/api/v1/dialogs/known", body: #"[{"op":"remove","path":"/icon"}]"#,
            type: "application/json-patch+json", status: 409, code: "patch-conflict", places: ["#/0/path"]),
        // 412
        .init(
            method: .put, target: "/api/v1/dialogs/known", body: #"{"title":"b"}"#, headers: [(.ifMatch, "\"no\"")],
            status: 412, code: "precondition-failed", places: ["If-Match"]),
        .init(
            method: .put, target: "/api/v1/dialogs/known", body: #"{"title":"b"}"#, headers: [(.ifNoneMatch, "*")],
            status: 412, code: "precondition-failed", places: ["If-None-Match"]),
        .init(
            method: .put, target: "/api/v1/dialogs/absent", body: #"{"title":"b"}"#, headers: [(.ifMatch, "*")],
            status: 412, code: "precondition-failed", places: ["If-Match"]),
        .init(
            method: .delete, target: "/api/v1/dialogs/known", headers: [(.ifMatch, "\"no\"")], status: 412,
            code: "precondition-failed", places: ["If-Match"]),
        .init(
            method: .patch, target: "/api/v1/dialogs/known", body: "{}", headers: [(.ifMatch, "\"no\"")], status: 412,
            code: "precondition-failed", places: ["If-Match"]),
        // 413
        .init(
            method: .post, target: "/api/v1/dialogs",
            body: #"{"title":"a","message":""# + String(repeating: "x", count: 1 << 20) + #""}"#, status: 413,
            code: "content-too-large", places: ["#"]),
        // 415
        .init(
            method: .post, target: "/api/v1/dialogs", body: #"{"title":"a"}"#, type: "text/plain", status: 415,
            code: "unsupported-media-type", places: ["Content-Type"]),
        .init(
            method: .post, target: "/api/v1/dialogs", body: #"{"title":"a"}"#, type: nil, status: 415,
            code: "unsupported-media-type", places: ["Content-Type"]),
        .init(
            method: .put, target: "/api/v1/dialogs/known", body: "<a/>", type: "application/xml", status: 415,
            code: "unsupported-media-type", places: ["Content-Type"]),
        .init(
            method: .patch, target: "/api/v1/dialogs/known", body: "{}", type: "text/plain", status: 415,
            code: "unsupported-media-type", places: ["Content-Type"]),
        .init(
            method: .post, target: "/api/v1/dialogs/known/responses", body: "{}", type: "multipart/form-data",
            status: 415, code: "unsupported-media-type", places: ["Content-Type"]),
        // 422
        .init(
            method: .post, target: "/api/v1/dialogs", body: #"{"titel":"a"}"#, status: 422, code: "invalid-dialog",
            places: ["#", "#/titel"]),
        .init(method: .post, target: "/api/v1/dialogs", body: "[]", status: 422, code: "invalid-dialog", places: ["#"]),
        .init(
            method: .put, target: "/api/v1/dialogs/known", body: #"{"id":"other","title":"b"}"#, status: 422,
            code: "invalid-dialog", places: ["#/id"]),
        .init(
            method: .put, target: "/api/v1/dialogs/Not%20An%20Id", body: #"{"title":"b"}"#, status: 422,
            code: "invalid-id", places: ["id"]),
        .init(
            method: .patch, target: "/api/v1/dialogs/known", body: #"{"title":null}"#, status: 422,
            code: "invalid-dialog", places: ["#"]),
        .init(
            method: .patch, target: "/api/v1/dialogs/known", body: #"[{"op":"jump"}]"#,
            type: "application/json-patch+json", status: 422, code: "invalid-patch"),
        .init(
            method: .put, target: "/api/v1/styles/mine", body: #"{"tokens":{"surface":{"radius":"red"}}}"#,
            status: 422, code: "invalid-style", places: ["#/tokens/surface/radius"]),
        .init(
            method: .post, target: "/api/v1/dialogs/known/responses", body: #"{"outcome":"melted"}"#, status: 422,
            code: "invalid-response", places: ["#/outcome"]),
    ]

    @Test(arguments: cases)
    func `A refused request says why and where, and changes nothing`(_ test: Case) throws {
        let site = try #require(Self.site)
        let (usage, change) = (site.store.usage, site.store.lastChange)
        var headers = HTTPHeaders()
        for (name, value) in test.headers { headers.append(name, value) }
        if let type = test.type, test.method != .get { headers.append(.contentType, type) }
        let request = HTTPRequest(
            test.method, try HTTPTarget(parsing: Array(test.target.utf8)), headers: headers,
            body: Array(test.body.utf8), serial: 7)
        let response = site.server.respond(to: request).resolved(for: request)
        let problem = ClientResponse(status: response.status.code, headers: response.headers, body: response.bytes)
        #expect(problem.status == test.status, "\(problem.text.prefix(600))")
        #expect(problem.code == test.code)
        if !test.places.isEmpty { #expect(problem.places == test.places) }
        #expect(problem.headers[.contentType] == "application/problem+json")
        #expect(problem.headers[.cacheControl] == "no-store")
        #expect(problem.headers[.xRequestID] == "0000000000000007")
        let json = try problem.json
        #expect(json["status"]?.int == Int(test.status))
        #expect(json["type"]?.string == "/problems/\(test.code ?? "")")
        #expect(json["requestId"]?.string == "0000000000000007")
        #expect(json["instance"]?.string != nil && json["title"]?.string != nil && json["detail"]?.string != nil)
        #expect(site.store.usage == usage)
        #expect(site.store.lastChange == change)
        #expect(try site.get("/problems/\(test.code ?? "")").status == 200)
    }

    @Test(arguments: [
        (HTTPMethod.delete, "/api/v1/dialogs", "GET, HEAD, POST, OPTIONS"),
        (.post, "/api/v1/dialogs/known", "GET, HEAD, PUT, PATCH, DELETE, OPTIONS"),
        (.put, "/", "GET, HEAD, OPTIONS"),
    ])
    func `A wrong method is told the right ones`(method: HTTPMethod, target: String, allow: String) throws {
        let site = try #require(Self.site)
        #expect(try site.send(method, target, "{}").headers[.allow] == allow)
        let options = try site.send(.options, target)
        #expect(options.status == 204)
        #expect(options.headers[.allow] == allow)
    }

    @Test func `A wrong media type is told the right ones`() throws {
        let site = try #require(Self.site)
        let post = try site.send(.post, "/api/v1/dialogs", "{}", type: "text/plain")
        #expect(post.headers[.accept] == "application/json")
        let patch = try site.send(.patch, "/api/v1/dialogs/known", "{}", type: "text/plain")
        #expect(
            patch.headers[.acceptPatch]
                == "application/merge-patch+json, application/json, application/json-patch+json")
    }

    @Test func `Malformed JSON is shown with line, column and a caret`() throws {
        let site = try #require(Self.site)
        let problem = try site.send(.post, "/api/v1/dialogs", "{\n  \"title\": \"Grüße\" oops\n}").json
        let error = try #require(problem["errors"]?[0])
        #expect(error["line"]?.int == 2)
        #expect(error["column"]?.int == 20)
        #expect(error["excerpt"]?.string == "  \"title\": \"Grüße\" oops\n                   ^")
    }

    @Test func `An unknown key comes with the key that was meant`() throws {
        let site = try #require(Self.site)
        let problem = try site.send(.post, "/api/v1/dialogs", #"{"title":"a","mesage":"b"}"#).json
        #expect(problem["errors"]?[0]?["suggestion"]?.string == "message")
        let parameter = try site.get("/api/v1/dialogs?limt=3").json
        #expect(parameter["errors"]?[0]?["suggestion"]?.string == "limit")
    }

    @Test func `Browsers get a problem as a page, with the same status`() throws {
        let site = try #require(Self.site)
        let page = try site.get("/dialogs/unknown", [.accept: "text/html,application/xhtml+xml,*/*;q=0.8"])
        #expect(page.status == 404)
        #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
        #expect(page.headers[.vary] == "Accept")
        #expect(page.text.contains("There is no dialog of this id."))
        #expect(site.log.all.isEmpty)
    }
}
