import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

/// The routes, the links and the reference name the same calls.
@Suite struct SiteMapTests {
    let site: TestSite

    init() throws { site = try TestSite() }

    @Test func `The reference lists every call of the API, and no other`() throws {
        let routes = Routes.all(site.server.site)
            .filter { $0.pattern.hasPrefix("/api/") || $0.pattern.hasPrefix("/schema/") }
            .map { "\($0.method.rawValue) \($0.pattern)" }
        let documented = DocumentedCall.groups.flatMap(\.calls).map { "\($0.method) \($0.path.pattern)" }
        #expect(Set(routes) == Set(documented))
        #expect(documented.count == Set(documented).count)
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
