import DialogModel
import DialogStorage
import Mustache

/// `/dialogs/{id}/responses`: what people answered, counted and listed.
struct ResponsesPage: SitePage {
    static let template = "pages/responses.html"
    static let rows = 100

    var dialog: DialogRecord
    /// The latest, newest first.
    var responses: [ResponseRecord]
    /// Of all of them.
    var summary: ResponseSummary

    var frame: PageFrame {
        PageFrame(
            title: "Responses to \(dialog.document.name)", description: "What people answered.", section: nil,
            stem: "responses", sheet: "reading")
    }

    var content: MustacheObject {
        [
            "id": .string(dialog.id.rawValue),
            "name": .string(dialog.document.name),
            "workbench": .string(Links.workbench(dialog.id)),
            "api": .string(Links.responses(dialog.id)),
            "csv": .string(Links.responses(dialog.id) + "?format=csv"),
            "total": .int(summary.records.count),
            "hasResponses": .bool(!summary.records.isEmpty),
            "shown": .int(responses.count),
            "isCut": .bool(summary.records.count > responses.count),
            "outcomes": .list(bars(summary.outcomes)),
            "hasButtons": .bool(!summary.buttons.isEmpty),
            "buttons": .list(bars(summary.buttons)),
            "responses": .list(responses.map { ResponseRow($0).value }),
        ]
    }

    /// `share`: per cent of all responses, rounded.
    private func bars(_ counts: [(name: String, count: Int)]) -> [MustacheValue] {
        let total = max(summary.records.count, 1)
        return counts.map { name, count in
            [
                "name": .string(name), "count": .int(count),
                "share": .int(Int((Double(count) * 100 / Double(total)).rounded())),
                "max": .int(total),
            ]
        }
    }
}
