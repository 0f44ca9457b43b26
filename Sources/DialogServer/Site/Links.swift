/// Every path of the site, spelled here and nowhere else.
enum Links {
    // Pages
    static let gallery = PathPattern("/")
    static let new = PathPattern("/new")
    static let workbench = PathPattern("/dialogs/{id}")
    static let preview = PathPattern("/preview/{id}")
    /// What every stage's path begins with.
    static let stagePrefix = "/preview/"
    static let filmstrip = PathPattern("/dialogs/{id}/filmstrip")
    static let responsesPage = PathPattern("/dialogs/{id}/responses")
    static let stylesPage = PathPattern("/styles")
    static let docs = PathPattern("/docs")
    static let problem = PathPattern("/problems/{code}")

    // API
    static let api = PathPattern("/api/v1")
    static let dialogs = PathPattern("/api/v1/dialogs")
    static let restoreBuiltins = PathPattern("/api/v1/dialogs:restore-builtins")
    static let dialog = PathPattern("/api/v1/dialogs/{id}")
    static let duplicate = PathPattern("/api/v1/dialogs/{id}/duplicate")
    static let versions = PathPattern("/api/v1/dialogs/{id}/versions")
    static let version = PathPattern("/api/v1/dialogs/{id}/versions/{version}")
    static let responses = PathPattern("/api/v1/dialogs/{id}/responses")
    static let responseSummary = PathPattern("/api/v1/dialogs/{id}/responses/summary")
    static let response = PathPattern("/api/v1/dialogs/{id}/responses/{response}")
    static let responseSchema = PathPattern("/api/v1/dialogs/{id}/response-schema")
    static let styles = PathPattern("/api/v1/styles")
    static let style = PathPattern("/api/v1/styles/{id}")
    static let render = PathPattern("/api/v1/render")
    static let validate = PathPattern("/api/v1/validate")
    static let motion = PathPattern("/api/v1/motion")
    static let events = PathPattern("/api/v1/events")
    static let files = PathPattern("/api/v1/files")

    // Descriptions
    static let openAPI = PathPattern("/openapi.json")
    static let dialogSchema = PathPattern("/schema/dialog.json")
    static let styleSchema = PathPattern("/schema/style.json")

    // Operations
    static let live = PathPattern("/livez")
    static let ready = PathPattern("/readyz")
    static let serverVersion = PathPattern("/version")
    static let metrics = PathPattern("/metrics")

    // Files
    static let favicon = PathPattern("/favicon.ico")
}
