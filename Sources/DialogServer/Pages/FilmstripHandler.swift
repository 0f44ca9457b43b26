import DialogModel
import DialogMotion
import DialogRender
import DialogStorage
import HTTP

/// `/dialogs/{id}/filmstrip`: a dialog's motion as frames.
struct FilmstripHandler: Sendable {
    let site: Site

    /// On one page, so that it opens at once: each frame is a document of its own.
    static let most = 24

    /// The stage's parameters that mean something to a whole strip; the rest would change the moment that is shown.
    private static let passed = StageOptions.parameters.filter { !["open", "phase", "at", "speed"].contains($0) }

    private enum Choice: String, CaseIterable {
        case enter, exit, both

        var phases: [MotionPhase] {
            switch self {
            case .enter: [.enter]
            case .exit: [.exit]
            case .both: [.enter, .exit]
            }
        }
    }

    func filmstrip(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let change = site.store.lastChange
        let reader = try QueryReader(request, known: ["frames", "phase"] + Self.passed, repeatable: ["set"])
        let choice = try reader.choice("phase", Choice.self) ?? .both
        let most = Self.most / choice.phases.count
        let frames = try reader.integer("frames", 2...most) ?? 8
        let query = try request.query
        let kept = query.items.filter { item in Self.passed.contains { item.isNamed($0) } }
            .map { (name: $0.name, value: $0.value) }
        let options = try PreviewHandler.options(kept)
        let overrides = query.values("set")
        let (dialog, source) = try PreviewHandler(site: site).dialog(request, overrides)
        let page = FilmstripPage(
            id: source, dialog: dialog, motion: StageMotion(dialog, options: options).sheet, phases: choice.phases,
            choice: choice.rawValue, frames: frames, theme: options.theme.rawValue, parameters: kept)
        let html = try page.html(site, since: change)
        guard overrides.isEmpty else { return HTTPResponse(.ok, .html, html, headers: SecurityHeaders.page) }
        return site.deliver(
            .html, html, headers: SecurityHeaders.page, to: request, dependsOn: [.dialog(source)], since: change)
    }
}
