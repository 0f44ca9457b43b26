import DialogServer
import DialogStorage
import HTTP
import JSON

extension FuzzTarget {
    /// A request to the whole site: `METHOD target`, header lines, an empty line, the body.
    static let site = FuzzTarget(
        "site",
        seeds: [
            "GET /\nAccept: text/html\n\n", "GET /preview/plain-slot?set=/title:\"Hi%20%26%20bye?\"&theme=dark\n\n",
            "GET /api/v1/dialogs?limit=2&sort=-name&kind=alert&q=a&fields=id&count=exact\n\n", "OPTIONS *\n\n",
            "POST /api/v1/dialogs?validate=only\nContent-Type: application/json\n\n{\"title\":\"T\"}",
            "PATCH /api/v1/dialogs/plain-slot\nContent-Type: application/json-patch+json\nIf-Match: *\n\n"
                + "[{\"op\":\"add\",\"path\":\"/title\",\"value\":\"a\"}]",
            "PUT /api/v1/styles/mine\nContent-Type: application/json\n\n{\"name\":\"M\",\"tokens\":{\"title\":{\"size\":20}}}",
            "POST /api/v1/dialogs/name-popup/responses\nContent-Type: application/x-www-form-urlencoded\n"
                + "Idempotency-Key: k1\n\nbutton=ok&name=J%C3%BCrgen",
            "POST /api/v1/dialogs/name-popup/responses\nContent-Type: application/json\n\n"
                + "{\"outcome\":\"escape\",\"values\":{}}",
            "GET /api/v1/dialogs/name-popup/responses?format=csv\n\n",
            "GET /dialogs/name-popup/responses\nAccept: text/html\n\n",
            "POST /api/v1/render?text=200\nContent-Type: application/json\n\n{\"title\":\"T\",\"kind\":\"sheet\"}",
            "POST /api/v1/validate\nContent-Type: application/json\n\n{\"titel\":1}",
            "GET /problems/unknown\nAccept: text/html\n\n",
            "GET /preview/new?set=/content:[{\"type\":\"text\",\"text\":\"a\"}]&set=/content/-:{\"type\":\"divider\"}\n\n",
            "DELETE /api/v1/dialogs/saved\nOrigin: http://evil.example\n\n",
            "POST /api/v1/dialogs:restore-builtins\n\n",
        ],
        words: documentWords + [
            "GET ", "POST ", "PUT ", "PATCH ", "DELETE ", "/api/v1/dialogs", "/responses", "/summary", "/versions/1",
            "/duplicate", "/response-schema", "/preview/", "?set=/", "&set=", "?validate=only", "?view=resolved",
            "Content-Type: application/json\n", "Content-Type: application/merge-patch+json\n", "If-Match: \"1\"\n",
            "Accept: text/html\n", "Idempotency-Key: ", "?cursor=", "?fields=", "?format=ndjson", "?format=csv",
        ]
    ) { (bytes) throws(FuzzFailure) in
        guard let server = Pages.server, let request = request(bytes) else { return }
        let response = server.respond(to: request).resolved(for: request)
        let status = response.status.code
        try hold(status < 500 || status == 507, "status \(status)")
        for field in response.headers.fields {
            try hold(field.valueBytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a control sign in \(field.name)")
        }
        try hold(response.headers.count(of: .contentType) <= 1, "two content types")
        try hold(response.headers.bytes(of: .xContentTypeOptions) != nil || status == 304, "\(status) without nosniff")
        guard response.headers.bytes(of: .contentEncoding) == nil else { return }
        let body = response.bytes
        let type = response.headers.bytes(of: .contentType).flatMap { MediaType(parsing: $0) }?.essence
        switch type {
        case "application/json", "application/problem+json":
            try hold((try? JSONDocument(parsing: body, limits: .rfc)) != nil, "\(status) with broken JSON")
        case "text/html": try PageCheck(body).run()
        default: break
        }
    }

    private static func request(_ bytes: [UInt8]) -> HTTPRequest? {
        var (line, rest) = halves(bytes)
        guard let space = line.firstIndex(of: 0x20), let method = HTTPMethod(line[..<space]),
            let target = try? HTTPTarget(parsing: Array(line[(space + 1)...]))
        else { return nil }
        var headers = HTTPHeaders([.host: "localhost:8080"])
        while !rest.isEmpty {
            (line, rest) = halves(rest)
            guard let colon = line.firstIndex(of: 0x3A) else { break }
            let name = String(decoding: line[..<colon], as: UTF8.self)
            headers.append(
                HTTPHeaderName(name), String(decoding: line[(colon + 1)...].drop { $0 == 0x20 }, as: UTF8.self))
        }
        return HTTPRequest(method, target, headers: headers, body: rest)
    }
}
