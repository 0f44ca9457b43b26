import HTTP
import JSON
import TestSupport
import Testing

@Suite struct StylesAPITests {
    let site: TestSite

    init() throws { site = try TestSite() }

    @Test func `The eight built-in styles are listed`() throws {
        let ids = try site.get("/api/v1/styles").ids
        #expect(
            Set(ids)
                == [
                    "ios", "material", "fluent", "minimal", "crimson", "playful", "terminal", "high-contrast",
                ])
    }

    @Test func `A style is created, read, replaced with its tag, and deleted`() throws {
        let created = try site.send(
            .put, "/api/v1/styles/rose", #"{"name":"Rose"}"#, headers: [.host: "localhost:8080"])
        #expect(created.status == 201)
        #expect(created.headers[.location] == "http://localhost:8080/api/v1/styles/rose")
        let tag = try #require(created.headers[.etag])
        let changed = try site.send(.put, "/api/v1/styles/rose", #"{"name":"Rosé"}"#, headers: [.ifMatch: tag])
        #expect(try changed.json["version"]?.int == 2)
        #expect(try site.send(.put, "/api/v1/styles/rose", #"{"name":"X"}"#, headers: [.ifMatch: tag]).status == 412)
        #expect(try site.get("/api/v1/styles/rose").text.contains(#""definition":{"name":"Rosé"}"#))
        #expect(try site.send(.delete, "/api/v1/styles/rose").status == 204)
        #expect(try site.get("/api/v1/styles/rose").status == 404)
    }
}
