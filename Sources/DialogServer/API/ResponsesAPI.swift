import DialogModel
import DialogStorage
import HTTP
import JSON

/// `/api/v1/dialogs/{id}/responses`: what people answered.
struct ResponsesAPI: Sendable {
    let site: Site

    /// Checks an answer against the dialog's inputs and stores it; a form post of a browser is answered with a page.
    func create(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let reader = try QueryReader(request, known: ["validate", "test", StageTokens.parameter])
        let isDryRun = try reader.isDryRun()
        let isTest = try reader.flag("test") ?? false
        return try site.idempotency.once(request) { request throws(Problem) in
            let dialog = try DialogsAPI(site: site).find(request)
            let response = try AnswerReader.response(request, to: dialog.document)
            guard !isDryRun else { return .data(ResponseView.json(response)) }
            let record: ResponseRecord
            do throws(StoreError) {
                record = try site.store.addResponse(response, to: dialog.id, version: dialog.version, isTest: isTest)
            } catch { throw error.problem("dialog") }
            var answer: HTTPResponse
            if request.prefersHTML {
                answer = try AnswerPage(dialog: dialog, response: record).response(
                    site, .created, SecurityHeaders.followingStage)
            } else if request.prefersMinimal {
                answer = HTTPResponse(.created, headers: SecurityHeaders.data)
                answer.headers.set("Preference-Applied", "return=minimal")
            } else {
                answer = .data(ResponseView(record).json, .created)
            }
            answer.headers.set(.location, request.base + Links.response(dialog.id, record.id))
            return answer
        }
    }

    func read(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        _ = try QueryReader(request, known: [])
        let dialog = try DialogsAPI(site: site).find(request)
        let record = try find(request, of: dialog)
        return site.deliver(
            .json, ResponseView(record).json, headers: SecurityHeaders.data, to: request,
            dependsOn: [.responses(of: dialog.id)], since: change)
    }

    func delete(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        let dialog = try DialogsAPI(site: site).find(request)
        let record = try find(request, of: dialog)
        if !isDryRun {
            do { try site.store.deleteResponse(record.id, of: dialog.id) } catch { throw error.problem("response") }
        }
        return .noContent()
    }

    func deleteAll(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        let dialog = try DialogsAPI(site: site).find(request)
        if !isDryRun {
            do { try site.store.deleteResponses(of: dialog.id) } catch { throw error.problem("dialog") }
        }
        return .noContent()
    }

    func summary(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let reader = try QueryReader(request, known: ["test"])
        let dialog = try DialogsAPI(site: site).find(request)
        var query = ResponseQuery()
        query.includesTests = try reader.flag("test") ?? false
        let records: [ResponseRecord]
        do {
            records = try site.store.responses(
                of: dialog.id, query, before: nil, limit: site.store.limits.responsesPerDialog, countsTotal: false
            ).items
        } catch { throw error.problem("dialog") }
        let summary = ResponseSummary(dialog: dialog.document, records: records)
        return site.deliver(
            .json, summary.json, headers: SecurityHeaders.data, to: request,
            dependsOn: [.responses(of: dialog.id), .dialog(dialog.id)], since: change)
    }

    func schema(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        _ = try QueryReader(request, known: [])
        let dialog = try DialogsAPI(site: site).find(request)
        let schema = JSONWriter().bytes(dialog.document.responseSchema)
        return site.deliver(
            .schemaJSON, schema, headers: SecurityHeaders.data, to: request, dependsOn: [.dialog(dialog.id)],
            since: change)
    }

    private func find(_ request: HTTPRequest, of dialog: DialogRecord) throws(Problem) -> ResponseRecord {
        let missing = Problem.notFound("There is no response of this id.")
        guard let id = ResponseID(request.parameters["response"]) else { throw missing }
        do {
            if let record = try site.store.response(id, of: dialog.id) { return record }
        } catch { throw error.problem("response") }
        throw missing
    }
}
