import HTTP
import Testing

@Suite struct HTTPQueryTests {
    @Test func `Pairs keep their order, names may repeat`() throws {
        let query = try HTTPRequest.to("/?set=%2Ftitle:%22Hi+%26+bye?%22&b&set=2&&=x").query
        #expect(
            query.items == [
                NameValue(name: "set", value: "/title:\"Hi & bye?\""), NameValue(name: "b", value: ""),
                NameValue(name: "set", value: "2"), NameValue(name: "", value: "x"),
            ])
        #expect(query["set"] == "/title:\"Hi & bye?\"")
        #expect(query.values("set").count == 2)
        #expect(query["c"] == nil)
    }

    @Test(arguments: ["a=%zz", "a=%", "a=%00", "a=%0A", "a=%ff", "a=%c0%80", "b=1&a=%1f"])
    func `A broken value is refused by the name of its parameter`(raw: String) throws {
        let request = try HTTPRequest.to("/?" + raw)
        let problem = try #require(throws: Problem.self) { try request.query }
        #expect(problem.status == .badRequest)
        #expect(problem.errors.first?.place == .parameter("a"))
    }

    @Test func `Names are bytes: canonically equal spellings differ`() throws {
        let query = try HTTPRequest.to("/?e%CC%81=1").query
        #expect(query["\u{E9}"] == nil)
        #expect(query["e\u{301}"] == "1")
    }

    @Test func `An unknown parameter is named`() throws {
        let query = try HTTPRequest.to("/?limit=1&limt=2").query
        let problem = try #require(throws: Problem.self) { try query.require(only: ["limit", "cursor"]) }
        #expect(problem.errors.first?.place == .parameter("limt"))
        #expect(problem.errors.first?.expected == "limit, cursor")
    }
}
