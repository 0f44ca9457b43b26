import HTTP
import Testing

@Suite struct NegotiationTests {
    @Test(arguments: [
        ("*/*", "application/json"), ("text/html", "text/html"), ("text/*", "text/html"),
        ("text/html;q=0.5, application/json", "application/json"), ("text/html, */*;q=0.1", "text/html"),
        ("application/json;q=0, */*", "text/html"), ("TEXT/HTML", "text/html"), ("", "application/json"),
        ("text/html;level=1;q=0.2, */*;q=0.1", "text/html"),
        ("text/html;q=x, application/json;q=0.001", "application/json"),
    ])
    func `The best offer wins`(accept: String, type: String) throws {
        let request = try HTTPRequest.to("/", headers: [.accept: accept])
        #expect(try request.preferred(among: [.json, .html]).essence == type)
    }

    @Test(arguments: ["image/png", "application/json;q=0", "text/plain, image/*", "*/*;q=0"])
    func `406 where nothing on offer is wanted`(accept: String) throws {
        let request = try HTTPRequest.to("/", headers: [.accept: accept])
        let problem = #expect(throws: Problem.self) { try request.preferred(among: [.json, .html]) }
        #expect(problem?.status == .notAcceptable)
    }

    @Test func `Browsers ask for pages, programs do not`() throws {
        let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
        #expect(try HTTPRequest.to("/", headers: [.accept: browser]).prefersHTML)
        for accept in ["*/*", "application/json", "application/json, text/html;q=0.5"] {
            #expect(try !HTTPRequest.to("/", headers: [.accept: accept]).prefersHTML)
        }
        #expect(try !HTTPRequest.to("/").prefersHTML)
    }

    @Test(arguments: [
        ("gzip, deflate, br", ContentCoding.brotli), ("gzip", .gzip), ("br;q=0.5, gzip", .gzip), ("*", .brotli),
        ("br;q=0, *", .gzip), ("identity", .identity), ("", .identity), ("gzip;q=0", .identity), ("GZIP", .gzip),
    ])
    func `The best coding wins`(accept: String, coding: ContentCoding) throws {
        #expect(try HTTPRequest.to("/", headers: [.acceptEncoding: accept]).preferredCoding == coding)
    }

    @Test(arguments: [
        ("application/json", true), ("Application/JSON; charset=UTF-8", true),
        ("application/json;charset=\"utf-8\"", true),
        ("application/json; charset=latin1", false), ("text/plain", false), ("application/jsonx", false),
        ("application/json, text/plain", false), ("", false), ("json", false),
    ])
    func `A body must be of the type that is read here`(type: String, passes: Bool) throws {
        let request = try HTTPRequest.to("/", .post, headers: [.contentType: type])
        let error = Result { try request.requireContentType([.json]) }.failure as? Problem
        #expect(error?.status == (passes ? nil : .unsupportedMediaType))
    }
}
