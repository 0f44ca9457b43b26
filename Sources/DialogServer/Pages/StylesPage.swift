import DialogModel
import DialogStorage
import Mustache

/// `/styles`: one dialog in every style.
struct StylesPage: SitePage {
    static let template = "pages/styles.html"
    /// What is shown unless the query names another dialog: it has fields and two buttons.
    static let sample = "sign-in"

    var dialog: DialogRecord
    var styles: [StyleRecord]

    var frame: PageFrame {
        PageFrame(
            title: "Styles", description: "One dialog in every style.", section: .styles, stem: "styles",
            sheet: "gallery")
    }

    var content: MustacheObject {
        [
            "name": .string(dialog.document.name),
            "workbench": .string(Links.workbench(dialog.id)),
            "cards": .list(
                styles.map { style in
                    let stage = Links.preview(dialog.id) + PathPattern.query([("style", style.id.rawValue)])
                    return [
                        "id": .string(style.id.rawValue), "version": .int(style.version),
                        "name": .string(style.document.name), "kind": "",
                        "style": .string(style.id.rawValue), "description": MustacheValue(style.document.description),
                        "hasTags": false, "tags": [], "tagList": "", "search": .string(style.document.name),
                        "href": .string(stage), "stage": .string(stage),
                    ]
                }),
        ]
    }
}
