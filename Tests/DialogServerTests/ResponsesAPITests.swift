import DialogStorage
import HTTP
import JSON
import TestSupport
import Testing

@Suite struct ResponsesAPITests {
    let site: TestSite
    let path = "/api/v1/dialogs/survey/responses"

    init() throws {
        site = try TestSite()
        try site.create(
            #"""
            {"id":"survey","title":"Survey","buttons":[{"id":"send","label":"Send","role":"confirm"},
            {"id":"later","label":"Later","role":"cancel"}],"content":[
            {"type":"textField","name":"city","label":"City","required":true,"maxLength":10},
            {"type":"radio","name":"size","label":"Size","options":[{"value":"s","label":"S"},{"value":"l","label":"L"}]},
            {"type":"checkbox","name":"extras","label":"Extras","multiple":true,
             "options":[{"value":"a","label":"A"},{"value":"b","label":"B"}]},
            {"type":"number","name":"age","label":"Age","min":0,"max":120},
            {"type":"password","name":"secret","label":"Secret"}]}
            """#)
    }

    private let good = #"""
        {"outcome":"button","button":"send","values":{"city":"Bergen","size":"l","extras":["a","b"],"age":42,
        "secret":"hush"},"elapsed":2.5}
        """#

    @Test func `An answer is checked, stored and read back`() throws {
        let response = try site.send(.post, path, good, headers: [.host: "localhost:8080"])
        #expect(response.status == 201)
        let json = try response.json
        let id = try #require(json["id"]?.string)
        #expect(response.headers[.location] == "http://localhost:8080\(path)/\(id)")
        #expect(json["dialog"]?.string == "survey" && json["dialogVersion"]?.int == 1)
        #expect(json["values"]?["city"]?.string == "Bergen")
        #expect(json["elapsed"]?.double == 2.5)
        #expect(!response.text.contains("hush"))
        #expect(try site.get("\(path)/\(id)").body == response.body)
        #expect(try site.get(path).json["items"]?[0]?["id"]?.string == id)
    }

    @Test func `A form post stores the same, and shows a browser the answer`() throws {
        let form = "city=Bergen&size=l&extras=a&extras=b&age=42&button=send"
        let plain = try site.send(.post, path, form, type: "application/x-www-form-urlencoded")
        #expect(plain.status == 201)
        #expect(try plain.json["values"]?["extras"] == ["a", "b"])
        #expect(try plain.json["values"]?["age"]?.int == 42)
        let page = try site.send(
            .post, path, "city=%3Cb%3EBergen&button=send", type: "application/x-www-form-urlencoded",
            headers: [.accept: "text/html"])
        #expect(page.status == 201)
        #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.text.contains("&lt;b&gt;Bergen"))
        #expect(site.store.usage.responses == 2)
        #expect(site.log.all == [])
    }

    @Test(arguments: [
        (#"{"outcome":"button","button":"send","values":{}}"#, ["#/values/city"]),
        (
            #"{"outcome":"button","button":"send","values":{"city":"much too long","size":"xl"}}"#,
            ["#/values/city", "#/values/size"]
        ),
        (#"{"outcome":"button","button":"nope","values":{"city":"a"}}"#, ["#/button"]),
        (#"{"outcome":"button","button":"send","values":{"city":"a","town":"b"}}"#, ["#/values/town"]),
        (#"{"outcome":"button","button":"send","values":{"city":"a","age":200}}"#, ["#/values/age"]),
        (#"{"outcome":"button","button":"send","values":{"city":1}}"#, ["#/values/city"]),
    ])
    func `A wrong answer names each field, and nothing is stored`(body: String, places: [String]) throws {
        let problem = try site.send(.post, path, body)
        #expect(problem.status == 422)
        #expect(problem.code == "invalid-response")
        #expect(problem.places == places)
        #expect(site.store.usage.responses == 0)
    }

    @Test func `A cancel needs no valid inputs`() throws {
        #expect(try site.send(.post, path, #"{"outcome":"button","button":"later","values":{}}"#).status == 201)
    }

    @Test func `A list pages newest first, in three formats`() throws {
        for city in ["A", "B", "C", "=1+1"] {
            _ = try site.send(
                .post, path, #"{"outcome":"button","button":"send","values":{"city":"\#(city)","size":"s"}}"#)
        }
        let first = try site.get("\(path)?limit=3&count=exact")
        #expect(try first.json["total"]?.int == 4)
        let cities = (try first.json["items"]?.array ?? []).compactMap { $0["values"]?["city"]?.string }
        #expect(cities == ["=1+1", "C", "B"])
        let next = try #require(try first.json["next"]?.string)
        let rest = try site.get(String(next.dropFirst("http://localhost".count)))
        #expect(try rest.json["items"]?.array?.count == 1)
        #expect(try rest.json["next"] == nil)
        let lines = try site.get("\(path)?format=ndjson")
        #expect(lines.headers[.contentType] == "application/x-ndjson")
        #expect(lines.text.split(separator: "\n").count == 4)
        let table = try site.get(path, [.accept: "text/csv"])
        #expect(table.headers[.contentType] == "text/csv; charset=utf-8")
        let rows = String(decoding: table.body, as: UTF8.self).split(separator: "\r\n")
        #expect(rows[0] == "id,createdAt,dialogVersion,outcome,button,elapsed,city,size,extras,age")
        #expect(rows[1].hasSuffix(",1,button,send,,\"'=1+1\",s,,"))
    }

    @Test func `Tests are marked and left out unless asked for`() throws {
        #expect(try site.send(.post, "\(path)?test=1", good).json["test"]?.bool == true)
        #expect(try site.get(path).ids == [])
        #expect(try site.get("\(path)?test=1").ids.count == 1)
    }

    @Test func `One answer or all of them can be deleted`() throws {
        let id = try #require(try site.send(.post, path, good).json["id"]?.string)
        for _ in 0..<2 { _ = try site.send(.post, path, good) }
        #expect(try site.send(.delete, "\(path)/\(id)").status == 204)
        #expect(try site.get("\(path)/\(id)").status == 404)
        #expect(try site.get(path).ids.count == 2)
        #expect(try site.send(.delete, path).status == 204)
        #expect(try site.get(path).ids == [])
    }

    @Test func `A summary counts outcomes, buttons, options and quartiles`() throws {
        for (size, age) in [("s", 10), ("l", 20), ("l", 30), ("l", 40)] {
            let values = #"{"city":"x","size":"\#(size)","age":\#(age)}"#
            _ = try site.send(
                .post, path, #"{"outcome":"button","button":"send","values":\#(values),"elapsed":\#(age)}"#)
        }
        _ = try site.send(.post, path, #"{"outcome":"escape"}"#)
        let summary = try site.get("\(path)/summary").json
        #expect(summary["total"]?.int == 5)
        #expect(summary["outcomes"] == ["button": 4, "escape": 1])
        #expect(summary["buttons"] == ["send": 4, "later": 0])
        #expect(summary["inputs"]?["size"] == ["options": ["s": 1, "l": 3]])
        let age = try #require(summary["inputs"]?["age"])
        #expect(["min", "q1", "median", "q3", "max"].map { age[$0]?.double } == [10, 17.5, 25, 32.5, 40])
        #expect(summary["elapsed"]?["median"]?.double == 25)
        #expect(summary["elapsed"]?["p90"]?.double == 37)
        #expect(summary["days"]?.array?.count == 1)
        #expect(summary["days"]?[0]?["count"]?.int == 5)
    }

    @Test func `The quota of responses answers 507 with its name, and nothing is lost`() throws {
        var limits = StoreLimits()
        limits.responsesPerDialog = 2
        let site = try TestSite(limits: limits)
        let path = "/api/v1/dialogs/welcome/responses"
        for _ in 0..<2 { #expect(try site.send(.post, path, #"{"outcome":"close"}"#).status == 201) }
        let full = try site.send(.post, path, #"{"outcome":"close"}"#)
        #expect(full.status == 507)
        #expect(full.code == "quota-responses")
        #expect(try site.get(path).ids.count == 2)
    }

    @Test func `The schema of an answer is served`() throws {
        let schema = try site.get("/api/v1/dialogs/survey/response-schema")
        #expect(schema.headers[.contentType] == "application/schema+json")
        #expect(try schema.json["properties"]?["values"]?["properties"]?["city"] != nil)
    }
}
