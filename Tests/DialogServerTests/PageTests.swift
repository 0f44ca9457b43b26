import HTTP
import TestSupport
import Testing

@testable import DialogServer

@Suite struct PageTests {
    let site: TestSite

    init() throws { site = try TestSite() }

    @Test(arguments: [
        "/", "/new", "/docs", "/styles", "/dialogs/welcome", "/dialogs/welcome/responses", "/problems/not-found",
        "/preview/welcome", "/preview/new",
    ])
    func `A page is whole HTML, and its templates miss no value`(target: String) throws {
        let page = try site.get(target)
        #expect(page.status == 200)
        #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.text.hasPrefix("<!doctype html>"))
        #expect(page.text.contains("</html>"))
        #expect(!page.text.contains("{{"))
        #expect(!page.text.contains(" style=\""))
        #expect(site.log.all == [])
    }

    @Test func `Every file that a page links to is there, versioned and for ever`() throws {
        for target in ["/", "/dialogs/welcome", "/docs", "/preview/welcome"] {
            let text = try site.get(target).text
            let links = text.split(separator: "\"").filter { $0.hasPrefix("/css/") || $0.hasPrefix("/js/") }
            #expect(!links.isEmpty)
            for link in links {
                let file = try site.get(String(link))
                #expect(file.status == 200, "\(link)")
                #expect(file.headers[.cacheControl] == "public, max-age=31536000, immutable", "\(link)")
                #expect(file.headers[.accessControlAllowOrigin] == "*")
            }
        }
    }

    @Test func `A plain or stale address of a file is asked for anew each time`() throws {
        for target in ["/css/dialog.css", "/css/dialog.css?v=0000000000000000", "/css/dialog.css?x=1"] {
            #expect(try site.get(target).headers[.cacheControl] == "no-cache")
        }
    }

    @Test func `The gallery shows what people made first, then the built-ins`() throws {
        try site.create(#"{"title":"Older"}"#)
        try site.create(#"{"title":"Newer <b>\"quoted\"</b>"}"#)
        let text = try site.get("/").text
        let places = try ["Newer &lt;b&gt;", "Older", "href=\"/dialogs/welcome\""].map { part in
            try #require(text.firstRange(of: part), "\(part)").lowerBound
        }
        #expect(places == places.sorted())
        #expect(!text.contains("<b>\"quoted\""))
    }

    @Test func `The workbench shows the document, its tag and the latest answers`() throws {
        let id = try site.create(#"{"title":"Hello </textarea><script>alert(1)</script>"}"#)
        _ = try site.send(.post, "/api/v1/dialogs/\(id)/responses", #"{"outcome":"close"}"#)
        let page = try site.get("/dialogs/\(id)")
        #expect(!page.text.contains("<script>alert"))
        #expect(page.text.contains("&lt;/textarea&gt;"))
        let tag = try #require(try site.get("/api/v1/dialogs/\(id)").headers[.etag])
        #expect(page.text.contains(tag.split(separator: "\"").joined()))
        #expect(page.text.contains("close"))
    }

    @Test func `A draft's workbench has no dialog to answer`() throws {
        let page = try site.get("/new").text
        #expect(page.contains("data-api=\"/api/v1/dialogs\""))
        #expect(page.contains("/preview/new"))
    }

    @Test func `A browser that asks for the favicon is shown it`() throws {
        let answer = try site.get("/favicon.ico")
        #expect(answer.status == 308)
    }

    @Test func `A slash too many leads to the clean path`() throws {
        let answer = try site.get("/dialogs/welcome/?a=1")
        #expect(answer.status == 308)
        #expect(answer.headers[.location] == "/dialogs/welcome?a=1")
    }
}
