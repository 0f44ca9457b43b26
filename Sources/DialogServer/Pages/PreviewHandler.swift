import DialogModel
import DialogMotion
import DialogRender
import DialogStorage
import HTTP
import JSON

/// `/preview/{id}`: the stage of one dialog.
struct PreviewHandler: Sendable {
    let site: Site

    /// What an unsaved draft starts with; `/preview/new` shows it, changed by `set`.
    static let draft: JSONValue = ["title": "New dialog"]
    static let draftID = "new"
    /// Those of a stage's parameters that a page which stands alone takes.
    static let renderParameters = ["style", "theme", "dir", "text", "motion", "host"]

    func stage(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let query = try request.query
        let options = try Self.options(query)
        let overrides = query.values("set")
        let (id, definition) = try find(request)
        let dialog = try Self.dialog(definition, stored: id, overrides)
        try Self.check(options, against: dialog, received: query["at"])
        let theme = try theme(options.style, dialog)
        // A moment takes no answer, and is the same bytes from every server.
        let answers =
            options.isStill
            ? nil
            : id.map { id in
                Links.responses(id)
                    + PathPattern.query([(StageTokens.parameter, site.stageTokens.token(for: id.rawValue))])
            }
        let page: RenderedPage
        do {
            page = try site.renderer.stage(dialog, theme: theme.sheet, options: options, answersTo: answers)
        } catch {
            site.log("\(error)")
            throw .internalError
        }
        let headers = SecurityHeaders.stage(
            styleSource: SHA256.policySource(page.style), origin: request.policyOrigin)
        guard overrides.isEmpty else { return HTTPResponse(.ok, .html, page.bytes, headers: headers) }
        return site.deliver(
            .html, page.bytes, headers: headers, to: request,
            dependsOn: [.dialog(id ?? definition.id)] + theme.dependencies, since: change)
    }

    /// `POST /render`: a document in, one HTML file out that works from a disk.
    func render(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        _ = try QueryReader(request, known: Self.renderParameters)
        let options = try Self.options(try request.query)
        let draft = try DocumentReader.dialog(DocumentReader.json(request))
        let theme = try theme(options.style, draft.document)
        let page: RenderedPage
        do {
            page = try site.renderer.standalone(draft.document, theme: theme.sheet, options: options)
        } catch {
            site.log("\(error)")
            throw .internalError
        }
        return HTTPResponse(
            .ok, .html, page.bytes,
            headers: SecurityHeaders.standalone(
                styleSource: SHA256.policySource(page.style), scriptSource: SHA256.policySource(page.script)))
    }

    /// The dialog that a request names, with what its `set`s change, and what it was made from.
    func dialog(_ request: HTTPRequest, _ overrides: [String]) throws(Problem) -> (dialog: Dialog, source: Slug) {
        let (id, definition) = try find(request)
        return (try Self.dialog(definition, stored: id, overrides), id ?? definition.id)
    }

    private static func dialog(
        _ definition: Definition, stored id: Slug?, _ overrides: [String]
    ) throws(Problem) -> Dialog {
        var dialog = definition.stored
        if dialog == nil || !overrides.isEmpty {
            let changed = try DocumentOverrides.apply(overrides, to: definition.json())
            dialog = try DocumentReader.dialog(DocumentReader.json(JSONWriter().bytes(changed))).document
        }
        guard var dialog else { throw .internalError }
        dialog.id = id ?? dialog.id
        return dialog
    }

    /// There is nothing to see after a phase has ended.
    private static func check(
        _ options: StageOptions, against dialog: Dialog, received: String?
    ) throws(Problem) {
        guard let moment = options.moment, options.phase != .settled else { return }
        let phase: MotionPhase = options.phase == .exit ? .exit : .enter
        let end = (StageMotion(dialog, options: options).sheet.duration(of: phase) * 1000).rounded(.up)
        guard moment > end else { return }
        throw .badParameter(
            "at", "This dialog's \(phase.rawValue) is over after \(Int(end)) ms.", expected: "0 to \(Int(end))",
            received: received)
    }

    /// What a stage is made from: a stored dialog, or the draft.
    private enum Definition {
        case stored(DialogRecord)
        case draft(Slug)

        var stored: Dialog? { if case .stored(let record) = self { record.document } else { nil } }

        var id: Slug {
            switch self {
            case .stored(let record): record.id
            case .draft(let id): id
            }
        }

        func json() throws(Problem) -> JSONValue {
            switch self {
            case .stored(let record): try DocumentReader.json(record.definition).root.value
            case .draft: PreviewHandler.draft
            }
        }
    }

    private func find(_ request: HTTPRequest) throws(Problem) -> (stored: Slug?, Definition) {
        let id = try request.slug("dialog")
        do throws(StoreError) {
            if let record = try site.store.dialog(id) { return (id, .stored(record)) }
        } catch { throw error.problem("dialog") }
        guard id.rawValue.utf8.elementsEqual(Self.draftID.utf8) else {
            throw .notFound("There is no dialog of this id.")
        }
        return (nil, .draft(id))
    }

    private func theme(_ asked: Slug?, _ dialog: Dialog) throws(Problem) -> ThemeCache.Entry {
        do throws(StoreError) {
            guard let asked else { return try site.themes.themeOrFallback(dialog.style.base) }
            if let theme = try site.themes.theme(asked) { return theme }
        } catch { throw error.problem("style") }
        var known: [String] = []
        do { known = try site.store.styles().map(\.id.rawValue) } catch { throw error.problem("style") }
        throw .badParameter(
            "style", "There is no style of this id.", expected: known.joined(separator: ", "),
            received: asked?.rawValue,
            suggestion: asked.flatMap { Nearest.word(to: Array($0.rawValue.utf8), among: known) })
    }

    static func options(_ query: HTTPQuery) throws(Problem) -> StageOptions {
        try options(query.items.map { (name: $0.name, value: $0.value) })
    }

    static func options(_ query: [(name: String, value: String)]) throws(Problem) -> StageOptions {
        do { return try StageOptions(query: query) } catch { throw error.problem }
    }
}
