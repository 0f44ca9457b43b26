import DialogModel
import DialogStorage
import HTTP
import JSON

/// The JSON Schemas of the documents.
struct SchemaAPI: Sendable {
    let site: Site

    func dialog(_ request: HTTPRequest) throws(Problem) -> HTTPResponse { try deliver(DialogSchema.document, request) }

    func style(_ request: HTTPRequest) throws(Problem) -> HTTPResponse { try deliver(DialogSchema.style, request) }

    private func deliver(_ schema: JSONValue, _ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        _ = try QueryReader(request, known: [])
        var headers = SecurityHeaders.data
        headers.append(.accessControlAllowOrigin, "*")
        return site.deliver(
            .schemaJSON, JSONWriter(.pretty).bytes(schema), headers: headers, to: request, dependsOn: [],
            since: site.store.lastChange)
    }
}
