import DialogModel
import DialogStorage
import HTTP

/// `/api/v1/dialogs/{id}/versions`: what a dialog was before.
struct VersionsAPI: Sendable {
    let site: Site

    /// Newest first; as many as the store keeps.
    func list(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        _ = try QueryReader(request, known: [])
        let record = try DialogsAPI(site: site).find(request)
        var object = ObjectWriter()
        object.member("items", list: Self.all(record).reversed()) { version in
            var links = ObjectWriter()
            links.member("self", request.base + Links.version(record.id, version.version))
            var item = ObjectWriter()
            item.member("version", version.version)
            item.member("updatedAt", version.updatedAt.rfc3339)
            item.member("links", json: links.finished())
            return item.finished()
        }
        return site.deliver(
            .json, object.finished(), headers: SecurityHeaders.data, to: request, dependsOn: [.dialog(record.id)],
            since: change)
    }

    func read(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        _ = try QueryReader(request, known: [])
        let record = try DialogsAPI(site: site).find(request)
        let text = request.parameters["version"]
        guard let version = Self.all(record).first(where: { "\($0.version)".utf8.elementsEqual(text.utf8) }) else {
            throw .notFound("This version is not kept.")
        }
        var object = ObjectWriter()
        object.member("id", record.id.rawValue)
        object.member("version", version.version)
        object.member("updatedAt", version.updatedAt.rfc3339)
        object.member("definition", json: version.definition)
        return site.deliver(
            .json, object.finished(), headers: SecurityHeaders.data, to: request, dependsOn: [.dialog(record.id)],
            since: change)
    }

    private static func all(_ record: DialogRecord) -> [PastVersion] {
        record.past + [
            PastVersion(version: record.version, updatedAt: record.updatedAt, definition: record.definition)
        ]
    }
}
