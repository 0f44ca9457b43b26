import DialogModel
public import DialogRender
import DialogStorage
public import HTTP
import JSON

extension Server {
    /// A document as one HTML file; `nil` where it is no valid dialog.
    public func rendering(_ document: [UInt8], theme: StageOptions.Theme) -> [UInt8]? {
        guard let draft = try? DocumentReader.dialog(DocumentReader.json(document)),
            let sheet = try? site.themes.themeOrFallback(draft.document.style.base).sheet
        else { return nil }
        return try? site.renderer.standalone(draft.document, theme: sheet, options: StageOptions(theme: theme)).bytes
    }

    /// What a listener answers to requests that never become one, with our headers.
    public func answer(_ problem: Problem) -> HTTPResponse {
        var response = problem.response
        response.headers.append(SecurityHeaders.common)
        response.headers.remove(.xContentTypeOptions)
        response.headers.append(.xContentTypeOptions, "nosniff")
        return response
    }
}
