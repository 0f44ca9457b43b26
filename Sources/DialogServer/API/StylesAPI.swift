import DialogModel
import DialogStorage
import HTTP

/// `/api/v1/styles`: the sets of design tokens.
struct StylesAPI: Sendable {
    let site: Site

    func list(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        _ = try QueryReader(request, known: [])
        let styles: [StyleRecord]
        do { styles = try site.store.styles() } catch { throw error.problem("style") }
        var object = ObjectWriter()
        object.member("items", list: styles) { DocumentView($0).json(base: request.base, showsTag: true) }
        return site.deliver(
            .json, object.finished(), headers: SecurityHeaders.data, to: request, dependsOn: [.styles], since: change)
    }

    func read(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        _ = try QueryReader(request, known: [])
        let view = DocumentView(try find(request))
        return site.deliver(
            .json, view.json(base: request.base), headers: SecurityHeaders.data, etag: view.etag, to: request,
            dependsOn: [.style(view.id)], since: change)
    }

    func replace(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        guard let id = Slug(request.parameters["id"]) else { throw .badID(request.parameters["id"]) }
        let draft = try DocumentReader.style(DocumentReader.json(request), id: id)
        let write = DocumentWrite(request: request, isDryRun: isDryRun)
        let old: StyleRecord?
        do { old = try site.store.style(id) } catch { throw error.problem("style") }
        let precondition = try write.precondition(
            current: old.map { DocumentView($0) }, requiresMatch: site.configuration.requiresMatch)
        guard !isDryRun else {
            let view = DocumentView(
                id: id, replacing: old, with: draft, at: site.configuration.clock(),
                links: DocumentView.links(ofStyle: id))
            return write.answer(view, isNew: old == nil)
        }
        do {
            let record = try site.store.putStyle(id, draft, if: precondition)
            return write.answer(DocumentView(record), isNew: record.version == 1)
        } catch { throw error.problem("style") }
    }

    func delete(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        let record = try find(request)
        let write = DocumentWrite(request: request, isDryRun: isDryRun)
        let precondition = try write.precondition(
            current: DocumentView(record), requiresMatch: site.configuration.requiresMatch)
        if !isDryRun {
            do { try site.store.deleteStyle(record.id, if: precondition) } catch { throw error.problem("style") }
        }
        return .noContent()
    }

    private func find(_ request: HTTPRequest) throws(Problem) -> StyleRecord {
        let id = try request.slug("style")
        do throws(StoreError) {
            guard let record = try site.store.style(id) else { throw .notFound }
            return record
        } catch { throw error.problem("style") }
    }
}
