import DialogModel
import DialogStorage
import HTTP
import JSON

/// The pages, but for stages.
struct PageHandlers: Sendable {
    let site: Site

    func gallery(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let query = try request.query["q"] ?? ""
        var newestFirst = DialogQuery()
        newestFirst.order = [.init(.createdAt, isDescending: true)]
        let list: Page<DialogRecord, ListPosition>
        do {
            list = try site.store.dialogs(newestFirst, after: nil, limit: GalleryPage.limit, countsTotal: true)
        } catch { throw error.problem("dialog") }
        let page = GalleryPage(
            dialogs: site.builtins.ordering(list.items), total: list.total ?? list.items.count, query: query)
        return site.deliver(
            .html, try page.html(site, since: change), headers: SecurityHeaders.page, to: request,
            dependsOn: [.dialogs],
            since: change)
    }

    func workbench(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let record = try DialogsAPI(site: site).find(request)
        var query = ResponseQuery()
        query.includesTests = true
        var page = WorkbenchPage(
            record: record, definition: try DocumentReader.json(record.definition).root.value,
            name: record.document.name, base: request.base)
        do {
            let responses = try site.store.responses(
                of: record.id, query, before: nil, limit: WorkbenchPage.rows, countsTotal: true)
            page.responses = responses.items
            page.responseTotal = responses.total ?? 0
            page.styles = try site.store.styles()
        } catch { throw error.problem("dialog") }
        return site.deliver(
            .html, try page.html(site, since: change), headers: SecurityHeaders.page, to: request,
            dependsOn: [.dialog(record.id), .responses(of: record.id), .styles], since: change)
    }

    func new(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        var page = WorkbenchPage(record: nil, definition: PreviewHandler.draft, name: "New dialog", base: request.base)
        do { page.styles = try site.store.styles() } catch { throw error.problem("style") }
        return site.deliver(
            .html, try page.html(site, since: change), headers: SecurityHeaders.page, to: request, dependsOn: [.styles],
            since: change)
    }

    func responses(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let dialog = try DialogsAPI(site: site).find(request)
        let records: [ResponseRecord]
        do {
            records = try site.store.responses(
                of: dialog.id, ResponseQuery(), before: nil, limit: site.store.limits.responsesPerDialog,
                countsTotal: false
            ).items
        } catch { throw error.problem("dialog") }
        let page = ResponsesPage(
            dialog: dialog, responses: Array(records.prefix(ResponsesPage.rows)),
            summary: ResponseSummary(dialog: dialog.document, records: records))
        return site.deliver(
            .html, try page.html(site, since: change), headers: SecurityHeaders.page, to: request,
            dependsOn: [.dialog(dialog.id), .responses(of: dialog.id)], since: change)
    }

    func styles(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        guard let id = Slug(try request.query["dialog"] ?? StylesPage.sample) else {
            throw .badParameter("dialog", "This is no id.")
        }
        let page: StylesPage
        do throws(StoreError) {
            let first = try site.store.dialogs(DialogQuery(), after: nil, limit: 1, countsTotal: false).items.first
            guard let dialog = try site.store.dialog(id) ?? first else { throw .notFound }
            page = StylesPage(dialog: dialog, styles: try site.store.styles())
        } catch { throw error.problem("dialog") }
        return site.deliver(
            .html, try page.html(site, since: change), headers: SecurityHeaders.page, to: request,
            dependsOn: [.dialogs, .styles],
            since: change)
    }

    func docs(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        site.deliver(
            .html, try DocsPage(base: request.base).html(site, since: site.store.lastChange),
            headers: SecurityHeaders.page, to: request, dependsOn: [], since: site.store.lastChange)
    }

    /// What a problem's `type` leads to.
    func problem(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        guard let entry = ProblemCatalogue.entry(request.parameters["code"]) else {
            throw .notFound("There is no problem of this name.")
        }
        return site.deliver(
            .html, try ProblemTypePage(entry: entry).html(site, since: site.store.lastChange),
            headers: SecurityHeaders.page, to: request,
            dependsOn: [], since: site.store.lastChange)
    }

    func favicon(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        .redirect(to: site.assets.address("/favicon.svg"), .permanentRedirect)
    }
}

extension Builtins {
    /// What people made first, newest first; then the built-ins in their own order.
    func ordering(_ newestFirst: [DialogRecord]) -> [DialogRecord] {
        var places: [Slug: Int] = [:]
        for (place, item) in dialogs.enumerated() { places[item.id] = place }
        let own = newestFirst.filter { places[$0.id] == nil }
        let builtin = newestFirst.filter { places[$0.id] != nil }
        return own + builtin.sorted { places[$0.id] ?? 0 < places[$1.id] ?? 0 }
    }
}
