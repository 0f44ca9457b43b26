import DialogModel
import DialogStorage
import HTTP
import JSON
import Mustache

/// `/dialogs/{id}` and `/new`: a stage, its document, its latest responses.
struct WorkbenchPage: SitePage {
    static let template = "pages/workbench.html"
    /// Rows of the list of responses.
    static let rows = 10

    /// `nil` for a draft that is not stored yet.
    var record: DialogRecord?
    /// The document that the editor starts with, as its author would write it.
    var definition: JSONValue
    var name: String
    var responses: [ResponseRecord] = []
    var responseTotal = 0
    var styles: [StyleRecord] = []
    /// The scheme and host that the client uses, for calls to copy.
    var base: String

    var frame: PageFrame {
        PageFrame(
            title: name, description: record?.document.description ?? "The workbench of one dialog.", section: nil,
            stem: "workbench")
    }

    var content: MustacheObject {
        var object: MustacheObject = [
            "isDraft": .bool(record == nil),
            "name": .string(name),
            "json": .string(String(decoding: JSONWriter(.pretty).bytes(definition), as: UTF8.self)),
            "stage": .string(record.map { Links.preview($0.id) } ?? Links.preview("new")),
            "filmstrip": .string(Links.filmstrip(record?.id.rawValue ?? PreviewHandler.draftID)),
            "api": .string(record.map { Links.dialog($0.id) } ?? Links.dialogs()),
            "responsesApi": MustacheValue(record.map { Links.responses($0.id) }),
            "responsesPage": MustacheValue(record.map { Links.responsesPage($0.id) }),
            "responses": .list(responses.map { ResponseRow($0).value }),
            "hasResponses": .bool(!responses.isEmpty),
            "responseTotal": .int(responseTotal),
            "styleNames": .list(
                styles.map { ["name": .string($0.id.rawValue), "label": .string($0.document.name)] }),
            "curl": .string("curl \(base)\(record.map { Links.dialog($0.id) } ?? Links.dialogs())"),
            "id": MustacheValue(record?.id.rawValue),
            "kind": MustacheValue(record?.document.kind.label),
            "version": record.map { .int($0.version) } ?? .null,
            "etag": MustacheValue(record.map { DocumentView($0).etag.description }),
        ]
        object["dialog"] = record.map(Self.facts) ?? .null
        return object
    }

    private static func facts(_ record: DialogRecord) -> MustacheValue {
        let dialog = record.document
        return [
            "id": .string(record.id.rawValue),
            "kind": .string(dialog.kind.rawValue),
            "kindLabel": .string(dialog.kind.label),
            "style": .string(dialog.style.base.rawValue),
            "host": .string(dialog.host.template.rawValue),
            "description": MustacheValue(dialog.description),
            "tags": .list(dialog.tags.map { ["name": .string($0.rawValue)] }),
            "version": .int(record.version),
            "etag": .string(DocumentView(record).etag.description),
            "createdAt": .string(record.createdAt.rfc3339),
            "updatedAt": .string(record.updatedAt.rfc3339),
            "next": .list(
                dialog.next.map {
                    [
                        "trigger": .string($0.trigger.rawValue), "dialog": .string($0.dialog.rawValue),
                        "href": .string(Links.workbench($0.dialog)),
                    ]
                }),
        ]
    }
}
