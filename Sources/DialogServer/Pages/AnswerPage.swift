import DialogModel
import DialogStorage
import Mustache

/// What a browser without scripts gets after it has sent an answer: the answer, and the ways on.
struct AnswerPage: SitePage {
    static let template = "pages/answer.html"

    var dialog: DialogRecord
    var response: ResponseRecord

    var frame: PageFrame {
        PageFrame(
            title: "Answer to \(dialog.document.name)", description: "The answer that was stored.", section: nil,
            stem: "reading")
    }

    var content: MustacheObject {
        [
            "name": .string(dialog.document.name),
            "stage": .string(Links.preview(dialog.id)),
            "workbench": .string(Links.workbench(dialog.id)),
            "response": ResponseRow(response).value,
            "next": MustacheValue(next.map { Links.preview($0) }),
        ]
    }

    /// The dialog that follows this answer.
    private var next: String? {
        let answer = response.response
        let triggers = [answer.button?.rawValue, answer.outcome.rawValue].compactMap { $0 }
        return dialog.document.next.first { triggers.contains($0.trigger.rawValue) }?.dialog.rawValue
    }
}
