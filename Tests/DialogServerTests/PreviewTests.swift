import DialogStorage
import HTTP
import JSON
import TestSupport
import Testing

@Suite struct PreviewTests {
    let site: TestSite

    init() throws { site = try TestSite() }

    @Test(arguments: [
        "style=terminal", "theme=light", "theme=dark", "theme=auto", "dir=rtl", "text=310", "motion=reduce",
        "host=article", "open=0", "phase=enter&at=120", "phase=exit&at=40.5", "phase=settled", "speed=0.1",
        "insets=iphone", "insets=1,2,3,4", "keyboard=300", "set=/icon:%22info%22",
    ])
    func `Every parameter of a stage is taken`(query: String) throws {
        let page = try site.get("/preview/welcome?\(query)")
        #expect(page.status == 200, "\(page.text.prefix(300))")
    }

    @Test(arguments: [
        "text=49", "text=1e2", "at=-1", "speed=0", "open=yes", "insets=1,2", "keyboard=x", "host=moon", "dir=up",
        "theme=dark&theme=light", "motion=none", "phase=middle", "style=No",
    ])
    func `A bad value is a 400 that names its parameter`(query: String) throws {
        let problem = try site.get("/preview/welcome?\(query)")
        #expect(problem.status == 400)
        #expect(problem.places == [String(query.prefix { $0 != "=" })])
    }

    @Test(arguments: [
        "Hi & bye?", "a+b=c#d%e", "Grüße \u{1F469}\u{200D}\u{1F680} e\u{301}", "مرحبا", "<b>\"quotes\" & 'ticks'</b>",
        "</style><script>alert(1)</script>", "a:b:{\"c\":1}",
    ])
    func `Any Unicode survives an override`(text: String) throws {
        let json = "\"\(text.replacing("\"", with: "\\\""))\""
        let encoded = PercentCodec.encode("/title:\(json)")
        let page = try site.get("/preview/new?set=\(encoded)")
        #expect(page.status == 200, "\(page.text.prefix(300))")
        let shown = text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        let title = try #require(page.text.firstRange(of: "<title>")).upperBound
        #expect(page.text[title...].utf8.starts(with: shown.utf8))
        #expect(!page.text.contains("<script>alert"))
    }

    @Test func `Overrides are made in order, anywhere in the document`() throws {
        let sets = [
            "/backdrop/opacity:0.25", "/tags:[\"a\"]", "/tags/-:\"b\"",
            "/content:[{\"type\":\"text\",\"text\":\"Added\"}]",
            "/content/0/text:\"Changed\"",
        ]
        let query = sets.map { "set=" + PercentCodec.encode($0) }.joined(separator: "&")
        let page = try site.get("/preview/welcome?\(query)")
        #expect(page.status == 200, "\(page.text.prefix(300))")
        #expect(page.text.contains("Changed") && !page.text.contains("Added"))
        #expect(try !site.get("/preview/welcome").text.contains("Changed"))
    }

    @Test func `A whole document can be tried on the draft's stage`() throws {
        let document = #":{"title":"Tried","kind":"toast"}"#
        let page = try site.get("/preview/new?set=\(PercentCodec.encode(document))")
        #expect(page.text.contains("Tried"))
        #expect(page.text.contains("data-kind=\"toast\""))
    }

    @Test func `An override that makes the document invalid answers 422 with the issues`() throws {
        let problem = try site.get("/preview/welcome?set=/kind:%22drawer%22")
        #expect(problem.status == 422)
        #expect(problem.places == ["#/kind"])
    }

    @Test func `A dialog whose style is gone wears the fallback, until the style is back`() throws {
        try site.create(#"{"title":"Dressed","style":"mine"}"#)
        #expect(try site.get("/preview/dressed").status == 200)
        let style = #"{"tokens":{"surface":{"radius":77}}}"#
        #expect(try site.send(.put, "/api/v1/styles/mine", style).status == 201)
        #expect(try site.get("/preview/dressed").text.contains("77px"))
        #expect(try site.send(.delete, "/api/v1/styles/mine").status == 204)
        #expect(try !site.get("/preview/dressed").text.contains("77px"))
    }

    @Test func `A render is one file that links to nothing and is not stored`() throws {
        let change = site.store.lastChange
        let page = try site.send(.post, "/api/v1/render?theme=dark", #"{"title":"Alone"}"#)
        #expect(page.status == 200)
        #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.text.contains("Alone") && page.text.contains("data-theme=\"dark\""))
        #expect(!page.text.contains("href=\"/") && !page.text.contains("src=\"/"))
        #expect(page.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
        #expect(site.store.lastChange == change)
        #expect(try site.send(.post, "/api/v1/render", #"{"titel":"A"}"#).status == 422)
        #expect(try site.send(.post, "/api/v1/render", "{").status == 400)
    }

    @Test func `Validation answers 200 with the issues, also for what is invalid`() throws {
        let good = try site.send(.post, "/api/v1/validate", #"{"title":"A"}"#)
        #expect(good.text == #"{"valid":true,"issues":[]}"#)
        let bad = try site.send(.post, "/api/v1/validate", "{\n \"title\": \"A\",\n \"kind\": \"alrt\"\n}")
        #expect(bad.status == 200)
        let issue = try #require(try bad.json["issues"]?[0])
        #expect(try bad.json["valid"]?.bool == false)
        #expect(issue["pointer"]?.string == "#/kind")
        #expect(issue["severity"]?.string == "error")
        #expect(issue["line"]?.int == 3 && issue["column"]?.int == 10)
        #expect(issue["suggestion"]?.string == "alert")
        let style = try site.send(.post, "/api/v1/validate?kind=style", #"{"tokens":{"surfce":{}}}"#)
        #expect(try style.json["valid"]?.bool == false)
    }
}
