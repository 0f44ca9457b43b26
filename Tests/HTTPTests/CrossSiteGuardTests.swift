import HTTP
import TestSupport
import Testing

@Suite struct CrossSiteGuardTests {
    static let rows: [(HTTPMethod, HTTPHeaders, UInt16)] = [
        (HTTPMethod.get, [:], UInt16(200)),
        (.post, [:], 200),
        (.post, [.origin: "http://localhost:8080"], 200),
        (.post, [.origin: "https://friend.example"], 200),
        (.post, [.origin: "https://localhost:8080"], 403),
        (.post, [.origin: "http://localhost:8081"], 403),
        (.post, [.origin: "http://localhost"], 403),
        (.post, [.origin: "http://evil.example"], 403),
        (.post, [.origin: "null"], 403),
        (.post, [.origin: ""], 403),
        (.post, [.origin: "http://localhost:8080, http://evil.example"], 403),
        (.post, [.origin: "http://localhost:8080", "origin": "http://evil.example"], 403),
        (.get, [.origin: "http://evil.example"], 403),
        (.options, [.origin: "http://evil.example"], 403),
        (.get, [.secFetchSite: "same-origin"], 200),
        (.get, [.secFetchSite: "none", .secFetchMode: "navigate"], 200),
        (.get, [.secFetchSite: "cross-site", .secFetchMode: "no-cors"], 403),
        (.get, [.secFetchSite: "same-site", .secFetchMode: "no-cors"], 403),
        (.get, [.secFetchSite: "cross-site", .secFetchMode: "navigate", .secFetchDest: "document"], 200),
        (.get, [.secFetchSite: "cross-site", .secFetchMode: "navigate", .secFetchDest: "iframe"], 403),
        (.post, [.secFetchSite: "cross-site", .secFetchMode: "navigate", .secFetchDest: "document"], 403),
    ]

    let client = RouterClient(
        CrossSiteGuard(
            Router([
                .get("/") { _ in .text("page") }, .post("/") { _ in .text("done") }, .get("/css") { _ in .text("css") },
            ]),
            allowedOrigins: ["https://friend.example"], exempting: { $0.path == Array("/css".utf8) }))

    @Test(arguments: rows)
    func `Another site's page gets nothing and changes nothing`(
        method: HTTPMethod, headers: HTTPHeaders, status: UInt16
    ) throws {
        var all: HTTPHeaders = [.host: "localhost:8080"]
        all.append(headers)
        #expect(try client.send(method, "/", fields: all).status == status)
    }

    @Test func `What is exempt is for everyone`() throws {
        let response = try client.get("/css", headers: [.origin: "null", .secFetchSite: "cross-site"])
        #expect(response.text == "css")
    }
}
