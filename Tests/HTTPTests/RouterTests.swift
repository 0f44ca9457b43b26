import HTTP
import Testing

@Suite struct RouterTests {
    let router = Router([
        .get("/") { _ in .text("gallery") },
        .get("/dialogs/{id}") { .text("read " + $0.parameters["id"]) },
        .delete("/dialogs/{id}") { .text("delete " + $0.parameters["id"]) },
        .get("/dialogs/new") { _ in .text("new") },
        .get("/dialogs/{id}.html") { .text("page " + $0.parameters["id"]) },
        .post("/dialogs/{id}/responses") { .text("respond " + $0.parameters["id"]) },
        .post("/dialogs:restore-builtins") { _ in .text("restore") },
    ])

    @Test(arguments: [
        (HTTPMethod.get, "/", "gallery"),
        (.get, "/dialogs/a-b", "read a-b"),
        (.get, "/dialogs/new", "new"),
        (.get, "/dialogs/x.html", "page x"),
        (.get, "/dialogs/.html", "read .html"),
        (.get, "/dialogs/%C3%A9", "read é"),
        (.get, "/dialogs/x?theme=dark", "read x"),
        (.head, "/dialogs/x", "read x"),
        (.delete, "/dialogs/x", "delete x"),
        (.post, "/dialogs/x/responses", "respond x"),
        (.post, "/dialogs/new/responses", "respond new"),
        (.post, "/dialogs:restore-builtins", "restore"),
    ])
    func `A path finds its route`(method: HTTPMethod, target: String, answer: String) throws {
        let response = router.respond(to: HTTPRequest(method, try HTTPTarget(parsing: Array(target.utf8))))
        #expect(response.text == answer)
    }

    @Test(arguments: [
        (HTTPMethod.get, "/dialogs", 404, nil),
        (.get, "/dialogs/x/y", 404, nil),
        (.get, "/nothing/", 404, nil),
        (.get, "/dialogs/x/", 308, nil),
        (.put, "/dialogs/x", 405, "GET, HEAD, DELETE, OPTIONS"),
        (.get, "/dialogs:restore-builtins", 405, "POST, OPTIONS"),
        (.options, "/dialogs/x", 204, "GET, HEAD, DELETE, OPTIONS"),
        (.options, "*", 204, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"),
    ])
    func `A path without a route says why`(method: HTTPMethod, target: String, status: UInt16, allow: String?) throws {
        let response = router.respond(to: HTTPRequest(method, try HTTPTarget(parsing: Array(target.utf8))))
        #expect(response.status.code == status)
        #expect(response.headers[.allow] == allow)
    }

    @Test func `A slash too many is taken off, the query kept`() throws {
        let response = router.respond(to: HTTPRequest(.get, try HTTPTarget(parsing: Array("/dialogs/%41/?a=1".utf8))))
        #expect(response.headers[.location] == "/dialogs/%41?a=1")
    }

    @Test func `The template of a path is there for metrics`() {
        #expect(router.pattern(of: Array("/dialogs/abc".utf8)) == "/dialogs/{id}")
        #expect(router.pattern(of: Array("/no".utf8)) == nil)
    }
}

extension HTTPResponse {
    var text: String {
        switch body {
        case .empty, .stream: ""
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .prepared(let prepared): String(decoding: prepared.identity.bytes, as: UTF8.self)
        }
    }
}
