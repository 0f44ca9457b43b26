import DialogModel
import DialogStorage
import HTTP
import JSON

/// What describes the API: its index, its OpenAPI document, the JSON Schemas of the documents.
struct SchemaAPI: Sendable {
    let site: Site

    /// The address of every call, by its operation id, as URI templates.
    func index(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        _ = try QueryReader(request, known: [])
        var links = ObjectWriter()
        for operation in Operation.all { links.member(operation.id, request.base + operation.path.pattern) }
        var object = ObjectWriter()
        object.member("links", json: links.finished())
        var headers = SecurityHeaders.data
        headers.append(.link, "<\(Links.openAPI())>; rel=\"service-desc\"")
        headers.append(.link, "<\(Links.docs())>; rel=\"service-doc\"")
        return site.deliver(
            .json, object.finished(), headers: headers, to: request, dependsOn: [], since: site.store.lastChange)
    }

    func openAPI(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        _ = try QueryReader(request, known: [])
        var headers = SecurityHeaders.data
        headers.append(.accessControlAllowOrigin, "*")
        return site.deliver(
            .json, OpenAPIDocument.bytes, headers: headers, to: request, dependsOn: [], since: site.store.lastChange)
    }

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
