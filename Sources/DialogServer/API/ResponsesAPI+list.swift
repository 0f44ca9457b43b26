import DialogModel
import DialogStorage
import HTTP

extension ResponsesAPI {
    private enum Format: String, CaseIterable { case json, ndjson, csv }

    /// Newest first; those given in the workbench only with `test=1`.
    func list(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let reader = try QueryReader(request, known: ["limit", "cursor", "format", "count", "test"])
        let record = try DialogsAPI(site: site).find(request)
        let format = try format(request, reader)
        let limit = try reader.limit()
        let countsTotal = try reader.choice("count", ["exact"]) != nil
        var query = ResponseQuery()
        query.includesTests = try reader.flag("test") ?? false
        let filter = "\(record.id) \(query.includesTests)"
        let position: ResponseID? =
            if let cursor = try reader.text("cursor") {
                try ListCursor.responsePosition(cursor, filter: filter)
            } else { nil }
        let page: Page<ResponseRecord, ResponseID>
        do {
            page = try site.store.responses(
                of: record.id, query, before: position, limit: limit, countsTotal: countsTotal)
        } catch { throw error.problem("dialog") }

        var headers = SecurityHeaders.data
        headers.append(.vary, "Accept")
        var next: String?
        if let position = page.next {
            let given = try request.query.items.filter { !$0.isNamed("cursor") }.map { ($0.name, $0.value) }
            let cursor = ListCursor(position, filter: filter).text
            let address =
                request.base + Links.responses(record.id) + PathPattern.query(given + [("cursor", cursor)])
            headers.append(.link, "<\(address)>; rel=\"next\"")
            next = address
        }
        let (type, bytes) = write(page, as: format, of: record, next: next)
        if format == .csv {
            headers.append(.contentDisposition, "attachment; filename=\"\(record.id)-responses.csv\"")
        }
        return site.deliver(
            type, bytes, headers: headers, to: request, dependsOn: [.responses(of: record.id), .dialog(record.id)],
            since: change)
    }

    /// `format` decides; without it what `Accept` likes best.
    private func format(_ request: HTTPRequest, _ reader: QueryReader) throws(Problem) -> Format {
        if let format = try reader.choice("format", Format.self) { return format }
        let type = try request.preferred(among: [.json, .jsonLines, .csv])
        return type == .csv ? .csv : type == .jsonLines ? .ndjson : .json
    }

    private func write(
        _ page: Page<ResponseRecord, ResponseID>, as format: Format, of dialog: DialogRecord, next: String?
    ) -> (MediaType, [UInt8]) {
        switch format {
        case .json:
            var object = ObjectWriter()
            object.member("items", list: page.items) { ResponseView($0).json }
            if let total = page.total { object.member("total", total) }
            object.member("next", next)
            return (.json, object.finished())
        case .ndjson: return (.jsonLines, page.items.flatMap { ResponseView($0).json + [0x0A] })
        case .csv: return (.csv, ResponseTable(dialog: dialog.document).csv(page.items))
        }
    }
}
