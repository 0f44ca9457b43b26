import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

/// Who may ask: other sites' pages, sandboxed stages, holders of the token.
@Suite struct GuardTests {
    @Test func `Headers bind the browser on every kind of answer`() throws {
        let site = try TestSite()
        for target in ["/", "/preview/welcome", "/api/v1/dialogs", "/nothing", "/css/dialog.css"] {
            #expect(try site.get(target).headers["X-Content-Type-Options"] == "nosniff", "\(target)")
        }
        let page = try #require(try site.get("/").headers[.contentSecurityPolicy])
        #expect(page.contains("frame-ancestors 'none'") && !page.contains("unsafe"))
        let stage = try site.get("/preview/welcome")
        let policy = try #require(stage.headers[.contentSecurityPolicy])
        #expect(policy.contains("frame-ancestors 'self'") && policy.contains("style-src-attr 'none'"))
        #expect(!policy.contains("unsafe"))
        let start = try #require(stage.text.firstRange(of: "<style>")).upperBound
        let end = try #require(stage.text.firstRange(of: "</style>")).lowerBound
        #expect(policy.contains(SHA256.policySource(Array(stage.text[start..<end].utf8))))
        for target in ["/", "/preview/welcome", "/api/v1/dialogs"] {
            let headers = try site.get(target).headers
            #expect(headers["Referrer-Policy"] == "no-referrer")
            #expect(headers["Cross-Origin-Opener-Policy"] == "same-origin")
            #expect(headers[.cacheControl] == "private, no-cache")
            #expect(headers[.accessControlAllowOrigin] == nil)
        }
    }

    @Test(arguments: [
        ("127.0.0.1:8080", "'self' http://127.0.0.1:8080"), ("localhost", "'self' http://localhost"),
        ("[::1]:8080", "'self'"),
    ])
    func `A stage's policy names our origin, for frames that have none of their own`(
        host: String, sources: String
    ) throws {
        let stage = try TestSite().get("/preview/welcome", [.host: host])
        let policy = try #require(stage.headers[.contentSecurityPolicy])
        #expect(policy.contains("script-src \(sources);"))
        #expect(policy.contains("style-src \(sources) 'sha256-"))
        #expect(policy.contains("frame-ancestors 'self';"))
    }

    @Test func `Our own origin passes, an opaque one only where a stage's token lets it`() throws {
        let site = try TestSite()
        let id = try site.create(#"{"title":"Hello"}"#)
        let own = try site.send(
            .post, "/api/v1/dialogs", #"{"title":"a"}"#,
            headers: [.host: "127.0.0.1:8080", .origin: "http://127.0.0.1:8080", .secFetchSite: "same-origin"])
        #expect(own.status == 201)
        let sandboxed: KeyValuePairs<HTTPHeaderName, String> = [
            .host: "127.0.0.1:8080", .origin: "null", .secFetchSite: "cross-site",
        ]
        let plain = "/api/v1/dialogs/\(id)/responses"
        #expect(try site.send(.post, plain, #"{"outcome":"close"}"#, headers: sandboxed).status == 403)
        let token = site.server.site.stageTokens.token(for: id)
        #expect(try site.get("/preview/\(id)").text.contains("\(plain)?token=\(token)"))
        #expect(
            try site.send(.post, "\(plain)?token=\(token)", #"{"outcome":"close"}"#, headers: sandboxed).status == 201)
        #expect(
            try site.send(.post, "\(plain)?token=x\(token)", #"{"outcome":"close"}"#, headers: sandboxed).status == 403)
        let other = "/api/v1/dialogs/welcome/responses?token=\(token)"
        #expect(try site.send(.post, other, #"{"outcome":"close"}"#, headers: sandboxed).status == 403)
        let write = "/api/v1/dialogs?token=\(token)"
        #expect(try site.send(.post, write, #"{"title":"a"}"#, headers: sandboxed).status == 403)
        #expect(try site.get("/css/dialog.css", [.origin: "null", .secFetchSite: "cross-site"]).status == 200)
    }

    @Test func `Someone who follows a link from elsewhere gets the page`() throws {
        let site = try TestSite()
        let visit: KeyValuePairs<HTTPHeaderName, String> = [
            .secFetchSite: "cross-site", .secFetchMode: "navigate", .secFetchDest: "document",
        ]
        #expect(try site.get("/dialogs/welcome", visit).status == 200)
    }

    @Test func `A framed stage may load anew, and what follows its form may stand in its frame`() throws {
        let site = try TestSite()
        let frame: KeyValuePairs<HTTPHeaderName, String> = [
            .secFetchSite: "cross-site", .secFetchMode: "navigate", .secFetchDest: "iframe",
        ]
        let stage = try site.get("/preview/welcome", frame)
        #expect(stage.status == 200)
        #expect(stage.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'self'") == true)
        #expect(try site.get("/dialogs/welcome", frame).status == 403)
        let fetched: KeyValuePairs<HTTPHeaderName, String> = [.secFetchSite: "cross-site", .secFetchMode: "no-cors"]
        #expect(try site.get("/preview/welcome", fetched).status == 403)
        let id = try site.create(#"{"title":"Framed"}"#)
        for (form, status) in [("button=ok", 201), ("button=nope", 422)] {
            let page = try site.send(
                .post, "/api/v1/dialogs/\(id)/responses", form, type: "application/x-www-form-urlencoded",
                headers: [.accept: "text/html"])
            #expect(page.status == UInt16(status), "\(page.text)")
            #expect(page.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'self'") == true)
        }
    }

    @Test func `A server with a token asks for it, but not for files and health`() throws {
        let token = "correct-horse-battery"
        let site = try TestSite { $0.token = token }
        for target in ["/", "/api/v1/dialogs", "/preview/welcome", "/metrics"] {
            let refused = try site.get(target)
            #expect(refused.status == 401)
            #expect(refused.headers["WWW-Authenticate"] == "Bearer")
            #expect(!refused.text.contains(token))
            #expect(try site.get(target, ["Authorization": "Bearer \(token)"]).status == 200)
            #expect(try site.get(target, ["Authorization": "bearer \(token)"]).status == 200)
            #expect(try site.get(target, [.cookie: "a=b; dialog_preview_token=\(token)"]).status == 200)
            for wrong in ["Bearer \(token)x", "Bearer", "Basic \(token)", token, "Bearer  \(token)"] {
                #expect(try site.get(target, ["Authorization": wrong]).status == 401, "\(wrong)")
            }
        }
        for target in ["/css/dialog.css", "/livez", "/readyz"] { #expect(try site.get(target).status == 200) }
        #expect(try site.send(.post, "/api/v1/dialogs", #"{"title":"a"}"#).status == 401)
    }

    @Test func `The token in an address becomes a cookie and leaves the address`() throws {
        let site = try TestSite { $0.token = "a token; with=signs" }
        let entered = try site.get("/dialogs/welcome?a=1&token=a%20token%3B%20with%3Dsigns&b=%C3%A9")
        #expect(entered.status == 303)
        #expect(entered.headers[.location] == "/dialogs/welcome?a=1&b=%C3%A9")
        let cookie = try #require(entered.headers[.setCookie])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
        let pair = try #require(cookie.split(separator: ";").first)
        #expect(try site.get("/", [.cookie: String(pair)]).status == 200)
        #expect(try site.get("/?token=wrong").status == 401)
    }

    @Test func `An id that the client chose for its request comes back`() throws {
        let site = try TestSite()
        #expect(try site.get("/", [.xRequestID: "abc-1"]).headers[.xRequestID] == "abc-1")
        let problem = try site.get("/nothing", [.xRequestID: "abc-2"])
        #expect(problem.headers[.xRequestID] == "abc-2")
        #expect(try problem.json["requestId"]?.string == "abc-2")
        #expect(problem.headers.count(of: .xRequestID) == 1)
    }
}
