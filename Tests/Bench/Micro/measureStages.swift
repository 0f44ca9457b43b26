import DialogModel
import DialogRender
import DialogTheme
import JSON
import Mustache

/// A stage from a stored dialog, and from the bytes of a document: read, validated, with keyframes, rendered.
func measureStages(_ data: BenchData, _ stopwatch: inout Stopwatch) throws {
    let renderer = try DialogRenderer(
        library: MustacheLibrary(sources: data.templates),
        assets: StageAssets(
            icon: "/favicon.svg?v=1", styles: StageAssets.styleSheets.map { "/\($0)?v=1" },
            stageScript: "/js/stage.js?v=1"))
    let theme = ThemeSheet(try data.chain(data.dialog.style.base))
    func stage(_ bytes: [UInt8]) throws -> Int {
        guard let dialog = Dialog.decode(try JSONDocument(parsing: bytes)).value else { return 0 }
        return try renderer.stage(dialog, theme: theme, answersTo: "/api/v1/dialogs/average/responses").bytes.count
    }
    // So that the springs are known.
    guard try stage(data.dialogBytes) > 0 else { return }
    let (dialog, styled) = (data.dialog, data.styled)
    try stopwatch.measure("render") {
        try renderer.stage(dialog, theme: theme, answersTo: "/api/v1/dialogs/average/responses").bytes.count
    }
    try stopwatch.measure("styled.render") {
        try renderer.stage(styled, theme: theme, answersTo: "/api/v1/dialogs/average/responses").bytes.count
    }
    try stopwatch.measure("stage") { try stage(data.dialogBytes) }
    try stopwatch.measure("styled.stage") { try stage(data.styledBytes) }
}
