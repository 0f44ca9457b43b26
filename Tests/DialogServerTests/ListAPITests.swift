import HTTP
import JSON
import TestSupport
import Testing

@Suite struct ListAPITests {
    let site: TestSite

    init() throws { site = try TestSite() }

    @Test func `Pages join through their next links, in body and header`() throws {
        let host: KeyValuePairs<HTTPHeaderName, String> = [.host: "localhost:8080"]
        let all = try site.get("/api/v1/dialogs?limit=200&count=exact").json
        let total = try #require(all["total"]?.int)
        #expect(all["next"] == nil)
        for sort in ["", "&sort=-name", "&sort=-createdAt", "&sort=updatedAt,id"] {
            var ids: [String] = []
            var target: String? = "/api/v1/dialogs?limit=7\(sort)"
            while let current = target {
                let page = try site.get(current, host)
                ids += page.ids
                let next = try page.json["next"]?.string
                #expect(page.headers[.link] == next.map { "<\($0)>; rel=\"next\"" })
                target = next.map { String($0.dropFirst("http://localhost:8080".count)) }
                _ = try site.create(#"{"title":"Newcomer","tags":["new"]}"#)
            }
            let lasting = ids.filter { !$0.hasPrefix("newcomer") }
            #expect(lasting.count == total)
            #expect(Set(lasting).count == total)
        }
    }

    @Test func `A limit beyond 200 is lowered, without one 50 are sent`() throws {
        for number in 0..<230 { try site.create(#"{"title":"Many \#(number)"}"#) }
        #expect(try site.get("/api/v1/dialogs?limit=100000").ids.count == 200)
        #expect(try site.get("/api/v1/dialogs").ids.count == 50)
    }

    @Test func `A cursor belongs to its filters`() throws {
        let next = try #require(try site.get("/api/v1/dialogs?limit=1&kind=alert").json["next"]?.string)
        let cursor = try #require(next.split(separator: "cursor=").last)
        let other = try site.get("/api/v1/dialogs?limit=1&kind=sheet&cursor=\(cursor)")
        #expect(other.status == 400)
        #expect(other.places == ["cursor"])
        #expect(try site.get("/api/v1/dialogs?limit=9&kind=alert&cursor=\(cursor)").status == 200)
    }

    @Test func `Filters and search narrow the list`() throws {
        try site.create(#"{"title":"Zebra crossing","kind":"alert","tags":["stripes"],"style":"terminal"}"#)
        for query in ["q=zebra", "q=CROSSING%20zebra", "tag=stripes", "q=zebra&kind=alert&tag=stripes&style=terminal"] {
            #expect(try site.get("/api/v1/dialogs?\(query)").ids == ["zebra-crossing"])
        }
        #expect(try site.get("/api/v1/dialogs?q=zebra&kind=toast").ids == [])
    }

    @Test func `Fields pick members and keys of the definition`() throws {
        try site.create(#"{"title":"Zebra","kind":"alert","message":"Long"}"#)
        let picked = try site.get("/api/v1/dialogs?q=zebra&fields=id,title,kind").text
        #expect(picked == #"{"items":[{"id":"zebra","definition":{"title":"Zebra","kind":"alert"}}]}"#)
        #expect(try site.get("/api/v1/dialogs?q=zebra&fields=version").text == #"{"items":[{"version":1}]}"#)
    }

    @Test func `Items carry the tag that a write needs`() throws {
        try site.create(#"{"title":"Zebra"}"#)
        let item = try #require(try site.get("/api/v1/dialogs?q=zebra").json["items"]?[0])
        #expect(try site.get("/api/v1/dialogs/zebra").headers[.etag] == item["etag"]?.string)
    }
}
