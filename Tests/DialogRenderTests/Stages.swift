import DialogModel
import DialogTheme
import JSON
import Mustache

@testable import DialogRender

/// A renderer over the templates of this checkout, in which a missing key is an error.
enum Stages {
    static func renderer() throws -> DialogRenderer {
        let files = ["validity", "values", "focus", "drag", "motion", "dialog", "answer", "stage"]
        return try DialogRenderer(
            library: library(),
            assets: StageAssets(
                icon: "/icon.svg", styles: StageAssets.styleSheets.map { "/\($0)" }, stageScript: "/js/dom/stage.js"),
            inline: InlineAssets(
                styles: StageAssets.styleSheets.map { try Checkout.bytes("Public/\($0)") },
                modules: files.map { try Checkout.bytes("Public/js/dom/\($0).js") }))
    }

    static func library() throws -> MustacheLibrary {
        let names = try Checkout.files("Templates/dialog", suffix: ".mustache").map { "dialog/\($0)" }
        return try MustacheLibrary(
            sources: (names + ["pages/stage.html.mustache"]).map { name in
                (name: String(name.dropLast(".mustache".count)), text: try Checkout.bytes("Templates/\(name)"))
            }, missingKeys: .strict)
    }

    static func dialog(_ json: String) throws -> Dialog {
        let decoded = Dialog.decode(try JSONDocument(parsing: Array(json.utf8)))
        guard let dialog = decoded.value else { throw Undecodable(issues: decoded.issues.map { "\($0)" }) }
        return dialog
    }

    static func builtIn(_ id: String) throws -> Dialog {
        let folder = "Templates/dialogs"
        let file = try Checkout.files(folder, suffix: ".dialog.json").first { $0.hasSuffix("\(id).dialog.json") }
        return try dialog(String(decoding: Checkout.bytes("\(folder)/\(file ?? id)"), as: UTF8.self))
    }

    /// The dialog's element alone.
    static func element(_ dialog: Dialog) throws -> String {
        var bytes: [UInt8] = []
        try DialogView(
            templates: TemplateSet(library()), dialog: dialog, id: "dlg-\(dialog.id?.rawValue ?? "draft")",
            state: .open, action: "/answers", isStill: false, takesFocus: true
        ).write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func page(_ dialog: Dialog, _ options: StageOptions = StageOptions()) throws -> RenderedPage {
        try renderer().stage(dialog, theme: ThemeSheet([]), options: options, answersTo: "/answers")
    }

    struct Undecodable: Error { let issues: [String] }
}
