import DialogStorage
import HTTP
import JSON
import Synchronization
import TestSupport
import Testing

@testable import DialogServer

/// The whole site over a fresh store, asked without a socket. Templates are strict: a missing key is a failure.
struct TestSite: Sendable {
    let store: MemoryDialogStore
    let server: Server
    let log: LineLog

    init(limits: StoreLimits = StoreLimits(), _ change: (inout ServerConfiguration) -> Void = { _ in }) throws {
        let root = try #require(
            #filePath.utf8.lastRange(of: "/Tests/").map { String(#filePath.utf8[..<$0.lowerBound]) ?? "" })
        var configuration = ServerConfiguration(
            resources: try ResourceLocator(named: root, executable: nil, workingDirectory: root))
        configuration.hasStrictTemplates = true
        let log = LineLog()
        configuration.log = { log.append($0) }
        change(&configuration)
        self.log = log
        store = MemoryDialogStore(limits: limits)
        server = try Server.build(configuration, store: store)
    }

    func get(_ target: String, _ headers: KeyValuePairs<HTTPHeaderName, String> = [:]) throws -> ClientResponse {
        try send(.get, target, "", type: nil, headers: headers)
    }

    /// With a JSON body.
    func send(
        _ method: HTTPMethod, _ target: String, _ body: String = "",
        headers: KeyValuePairs<HTTPHeaderName, String> = [:]
    ) throws -> ClientResponse {
        try send(method, target, body, type: "application/json", headers: headers)
    }

    func send(
        _ method: HTTPMethod, _ target: String, _ body: String, type: String?,
        headers: KeyValuePairs<HTTPHeaderName, String> = [:]
    ) throws -> ClientResponse {
        var all = HTTPHeaders(headers)
        if let type { all.append(.contentType, type) }
        let parsed = try HTTPTarget(parsing: Array(target.utf8))
        let request = HTTPRequest(method, parsed, headers: all, body: Array(body.utf8), serial: 1)
        let response = server.respond(to: request).resolved(for: request)
        return ClientResponse(
            status: response.status.code, headers: response.headers, body: method == .head ? [] : response.bytes)
    }

    /// Stores a dialog and gives its id.
    @discardableResult
    func create(_ body: String) throws -> String {
        let response = try send(.post, "/api/v1/dialogs", body)
        #expect(response.status == 201, "\(response.text)")
        return try #require(try response.json["id"]?.string)
    }
}

/// Lines from any thread.
final class LineLog: Sendable {
    private let lines = Mutex<[String]>([])

    func append(_ line: String) { lines.withLock { $0.append(line) } }

    var all: [String] { lines.withLock { $0 } }
}

extension ClientResponse {
    var json: JSONValue {
        get throws { try JSONDocument(parsing: body).root.value }
    }

    var code: String? { (try? json)?["code"]?.string }

    /// The pointers, parameters or headers that a problem names.
    var places: [String] {
        ((try? json)?["errors"]?.array ?? []).compactMap { error in
            (error["pointer"] ?? error["parameter"] ?? error["header"])?.string
        }
    }

    var ids: [String] { ((try? json)?["items"]?.array ?? []).compactMap { $0["id"]?.string } }
}

extension String.UTF8View {
    fileprivate func lastRange(of text: String) -> Range<Index>? {
        let wanted = Array(text.utf8)
        var end = endIndex
        while end > startIndex {
            if self[..<end].suffix(wanted.count).elementsEqual(wanted) {
                return index(end, offsetBy: -wanted.count)..<end
            }
            end = index(before: end)
        }
        return nil
    }
}
