import HTTP
import HTTPServer
import Synchronization
import TestSupport

/// A small application on a listener of its own, stopped with the test.
final class ListenerFixture: Sendable {
    static let page = Array(String(repeating: "0123456789abcdef", count: 512).utf8)

    let listener: HTTPListener
    /// What `/stream` sends to all.
    let broadcast = Broadcast()
    private let log: Mutex<[String]>

    init(_ change: (inout HTTPListener.Configuration) -> Void = { _ in }) throws {
        var configuration = HTTPListener.Configuration()
        configuration.port = 0
        configuration.threads = 2
        change(&configuration)
        log = Mutex([])
        listener = try HTTPListener(configuration, responder: Self.application(broadcast))
    }

    deinit {
        listener.stop()
        listener.wait()
    }

    func client(seconds: Int = 5) throws -> LiveClient { try LiveClient(port: listener.port, seconds: seconds) }

    private static func application(_ broadcast: Broadcast) -> any HTTPResponder {
        let files = StaticFiles([StaticFile(path: "static/base.css", bytes: Array("body{}".utf8))]) { bytes in
            ETag(UInt64(bytes.count))
        }
        let prepared = PreparedResponse(.html, page, etag: ETag(UInt64(7))) { bytes, coding in
            coding == .gzip ? Array(bytes.prefix(10)) : nil
        }
        let router = Router([
            .get("/healthz") { _ in .text("ok") },
            .get("/page") { _ in .prepared(prepared) },
            .get("/api/dialogs") { _ in HTTPResponse(.ok, .json, Array("[]".utf8)) },
            .post("/api/dialogs") { request throws(Problem) in
                try request.requireContentType([.json])
                guard request.body == Array("{}".utf8) else {
                    throw Problem(.unprocessableContent, code: "not-empty", detail: "Only {} is stored here.")
                }
                return HTTPResponse(.created, .json, request.body)
            },
            .post("/echo") { request in HTTPResponse(.ok, .bytes, request.body) },
            .get("/echo") { request throws(Problem) in
                .text(try request.query.items.map { "\($0.name)=\($0.value)" }.joined(separator: ";"))
            },
            .get("/api/events") { _ in .text("events") },
            .get("/stream") { _ in
                HTTPResponse(
                    headers: HTTPHeaders([.contentType: "text/event-stream"]), body: .stream(broadcast.stream()))
            },
            .get("/slow") { _ in
                pause(milliseconds: 400)
                return .text("slow")
            },
            .get("/static/{name}") { request throws(Problem) in
                guard let file = files[request.path] else { throw .notFound() }
                return .prepared(file)
            },
        ])
        return CrossSiteGuard(router)
    }
}
