import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

/// The routes, the links and the reference name the same calls.
@Suite struct SiteMapTests {
    let site: TestSite

    init() throws { site = try TestSite() }

    /// Pages are for people and stand in no description.
    private var routes: Set<String> {
        let pages = ["/dialogs/", "/preview/", "/problems/"]
        return Set(
            Routes.all(site.server.site).filter { route in
                !pages.contains { route.pattern.hasPrefix($0) }
                    && !["/", "/new", "/styles", "/docs", "/favicon.ico"].contains(route.pattern)
            }.map { "\($0.method.rawValue) \($0.pattern)" })
    }

    @Test func `Routes, table, OpenAPI document, index and reference name the same calls`() throws {
        let table = Operation.all.map { "\($0.method.rawValue) \($0.path.pattern)" }
        #expect(Set(table) == routes)
        #expect(table.count == Set(table).count)

        let document = try site.get("/openapi.json").json
        #expect(document["openapi"]?.string == "3.1.1")
        var described: Set<String> = []
        var ids: [String] = []
        for path in document["paths"]?.object ?? [] {
            for call in path.value.object ?? [] {
                described.insert("\(call.name.uppercased()) \(path.name)")
                ids.append(try #require(call.value["operationId"]?.string))
            }
        }
        #expect(described == routes)

        let index = try site.get("/api/v1", [.host: "localhost:99"]).json
        let links = index["links"]?.object ?? []
        #expect(links.map(\.name).sorted() == ids.sorted())
        for operation in Operation.all {
            #expect(index["links"]?[operation.id]?.string == "http://localhost:99\(operation.path.pattern)")
        }

        let reference = try site.get("/docs", [.accept: "text/html"]).text
        for id in ids { #expect(reference.contains("<article class=\"call\" id=\"\(id)\"")) }
    }

    @Test func `Every reference in the OpenAPI document leads to a schema`() throws {
        let components = try site.get("/openapi.json").json["components"]
        let text = try site.get("/openapi.json").text
        for part in text.split(separator: "\"$ref\":\"").dropFirst() {
            let reference = String(part.prefix { $0 != "\"" })
            let words = reference.split(separator: "/").map(String.init)
            #expect(words.count == 4 && words[0] == "#" && words[1] == "components", "\(reference)")
            #expect(components?[words[2]]?[words[3]] != nil, "\(reference)")
        }
    }

    /// What a call does not know it refuses by naming what it knows.
    @Test(arguments: Operation.all.map(\.id))
    func `A call takes the query parameters that it documents, and no other`(id: String) throws {
        let operation = try #require(Operation.all.first { $0.id == id })
        let address = CallExample(operation: operation, base: "").address.split(separator: "?")[0]
        let answer = try site.send(operation.method, address + "?nonsense=1", #"{"title":"A"}"#)
        guard operation.group != .operations else { return }
        #expect(answer.status == 400)
        let documented = operation.parameters.filter { $0.place == .query }.map(\.name)
        let expected = try answer.json["errors"]?[0]?["expected"]?.string
        #expect(
            Set(expected?.components(between: ", ") ?? []) == Set(documented.isEmpty ? ["no parameter"] : documented))
    }

    @Test func `A path's placeholders are filled in from the left, encoded`() {
        #expect(Links.version("my dialog", 3) == "/api/v1/dialogs/my%20dialog/versions/3")
        #expect(Links.gallery() == "/")
        #expect(PathPattern.query([("a", "b c"), ("d&", "é")]) == "?a=b%20c&d%26=%C3%A9")
    }

    @Test func `Every link of our own pages leads somewhere`() throws {
        for page in ["/", "/dialogs/welcome", "/dialogs/welcome/responses", "/docs", "/new", "/nothing"] {
            let text = try site.get(page, [.accept: "text/html"]).text
            for part in text.split(separator: "href=\"").dropFirst() {
                let address = part.prefix { $0 != "\"" }
                guard address.hasPrefix("/") else { continue }
                let status = try site.get(String(address).replacing("&amp;", with: "&")).status
                #expect(status == 200, "\(page) → \(address)")
            }
        }
    }

    @Test func `Health, version and metrics answer at the root`() throws {
        #expect(try site.get("/livez").text == "ok\n")
        #expect(try site.get("/readyz").text == "ok\n")
        #expect(try site.get("/version").text == #"{"name":"Dialog Preview","version":"0.1.0"}"#)
        let metrics = try site.get("/metrics")
        #expect(metrics.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(metrics.text.contains("\ndialog_preview_styles 8\n"))
        #expect(metrics.text.contains("# TYPE dialog_preview_changes_total counter\n"))
    }

    @Test func `The schemas are served to everyone`() throws {
        for target in ["/schema/dialog.json", "/schema/style.json"] {
            let schema = try site.get(target)
            #expect(schema.headers[.contentType] == "application/schema+json")
            #expect(schema.headers[.accessControlAllowOrigin] == "*")
            #expect(schema.headers.count(of: .accessControlAllowOrigin) == 1)
            #expect(try schema.json["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
        }
    }
}

extension String {
    fileprivate func components(between separator: String) -> [String] { split(separator: separator).map(String.init) }
}
