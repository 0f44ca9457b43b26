import DialogModel
import DialogStorage
import HTTP
import JSON

/// `/api/v1/dialogs`: the stored definitions.
struct DialogsAPI: Sendable {
    let site: Site

    func list(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let parameters = try DialogListParameters(request)
        let page: Page<DialogRecord, ListPosition>
        do {
            page = try site.store.dialogs(
                parameters.query, after: parameters.position, limit: parameters.limit,
                countsTotal: parameters.countsTotal)
        } catch { throw error.problem("dialog") }
        var object = ObjectWriter()
        object.member("items", list: page.items) { record in
            DocumentView(record).json(base: request.base, fields: parameters.fields, showsTag: true)
        }
        if let total = page.total { object.member("total", total) }
        var headers = SecurityHeaders.data
        if let position = page.next {
            let next = request.base + parameters.next(position)
            object.member("next", next)
            headers.append(.link, "<\(next)>; rel=\"next\"")
        }
        return site.deliver(
            .json, object.finished(), headers: headers, to: request, dependsOn: [.dialogs], since: change)
    }

    func read(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let reader = try QueryReader(request, known: ["view"])
        let isResolved = try reader.choice("view", ["resolved"]) != nil
        let record = try find(request)
        let view = DocumentView(record)
        let bytes =
            isResolved
            ? view.json(base: request.base, definition: JSONWriter().bytes(record.document.resolvedJSON))
            : view.json(base: request.base)
        return site.deliver(
            .json, bytes, headers: SecurityHeaders.data, etag: isResolved ? nil : view.etag, to: request,
            dependsOn: [.dialog(record.id)], since: change)
    }

    func create(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        return try site.idempotency.once(request) { request throws(Problem) in
            let draft = try DocumentReader.dialog(DocumentReader.json(request))
            return try store(draft, as: draft.document.id, request, isDryRun: isDryRun)
        }
    }

    func replace(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        guard let id = Slug(request.parameters["id"]) else { throw .badID(request.parameters["id"]) }
        let draft = try DocumentReader.dialog(DocumentReader.json(request), id: id)
        return try put(id, draft, request, isDryRun: isDryRun)
    }

    func delete(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        let record = try find(request)
        let write = DocumentWrite(request: request, isDryRun: isDryRun)
        let precondition = try write.precondition(
            current: DocumentView(record), requiresMatch: site.configuration.requiresMatch)
        if !isDryRun {
            do { try site.store.deleteDialog(record.id, if: precondition) } catch { throw error.problem("dialog") }
        }
        return .noContent()
    }

    func find(_ request: HTTPRequest) throws(Problem) -> DialogRecord {
        let id = try request.slug("dialog")
        do throws(StoreError) {
            guard let record = try site.store.dialog(id) else { throw .notFound }
            return record
        } catch { throw error.problem("dialog") }
    }

    func put(
        _ id: Slug, _ draft: Draft<Dialog>, _ request: HTTPRequest, isDryRun: Bool
    ) throws(Problem) -> HTTPResponse {
        let write = DocumentWrite(request: request, isDryRun: isDryRun)
        let old: DialogRecord?
        do { old = try site.store.dialog(id) } catch { throw error.problem("dialog") }
        let precondition = try write.precondition(
            current: old.map { DocumentView($0) }, requiresMatch: site.configuration.requiresMatch)
        guard !isDryRun else { return write.answer(preview(id, old, draft), isNew: old == nil) }
        do {
            let record = try site.store.putDialog(id, draft, if: precondition)
            return write.answer(DocumentView(record), isNew: record.version == 1)
        } catch { throw error.problem("dialog") }
    }

    /// Under `own`, which must be free, else under the first free id that resembles `stem` or the title.
    func store(
        _ draft: Draft<Dialog>, as own: Slug? = nil, like stem: Slug? = nil, _ request: HTTPRequest, isDryRun: Bool
    ) throws(Problem) -> HTTPResponse {
        let dialog = draft.document
        let title = dialog.naming.title ?? dialog.naming.ariaLabel ?? dialog.name
        let id = own ?? stem ?? Slug(naming: title, fallback: "dialog")
        let write = DocumentWrite(request: request, isDryRun: isDryRun)
        do throws(StoreError) {
            guard !isDryRun else {
                if own != nil, try site.store.dialog(id) != nil { throw .exists(id) }
                return write.answer(preview(id, nil, draft), isNew: true)
            }
            let record = try site.store.createDialog(id, isFlexible: own == nil, draft)
            return write.answer(DocumentView(record), isNew: true)
        } catch { throw error.problem("dialog") }
    }

    private func preview(_ id: Slug, _ old: DialogRecord?, _ draft: Draft<Dialog>) -> DocumentView {
        DocumentView(
            id: id, replacing: old, with: draft, at: site.configuration.clock(),
            links: DocumentView.links(ofDialog: id))
    }
}
