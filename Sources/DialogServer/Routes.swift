import HTTP

/// The site map: one line a route.
enum Routes {
    static func all(_ site: Site) -> [Route] {
        let pages = PageHandlers(site: site)
        let preview = PreviewHandler(site: site)
        let dialogs = DialogsAPI(site: site)
        let versions = VersionsAPI(site: site)
        let responses = ResponsesAPI(site: site)
        let styles = StylesAPI(site: site)
        let schemas = SchemaAPI(site: site)
        let operations = OperationsAPI(site: site)
        return [
            // Pages
            .get(Links.gallery.pattern, pages.gallery),
            .get(Links.new.pattern, pages.new),
            .get(Links.workbench.pattern, pages.workbench),
            .get(Links.filmstrip.pattern, FilmstripHandler(site: site).filmstrip),
            .get(Links.responsesPage.pattern, pages.responses),
            .get(Links.preview.pattern, preview.stage),
            .get(Links.stylesPage.pattern, pages.styles),
            .get(Links.docs.pattern, pages.docs),
            .get(Links.problem.pattern, pages.problem),
            .get(Links.favicon.pattern, pages.favicon),

            // Dialogs
            .get(Links.dialogs.pattern, dialogs.list),
            .post(Links.dialogs.pattern, dialogs.create),
            .post(Links.restoreBuiltins.pattern, dialogs.restoreBuiltins),
            .get(Links.dialog.pattern, dialogs.read),
            .put(Links.dialog.pattern, dialogs.replace),
            .patch(Links.dialog.pattern, dialogs.patch),
            .delete(Links.dialog.pattern, dialogs.delete),
            .post(Links.duplicate.pattern, dialogs.duplicate),
            .get(Links.versions.pattern, versions.list),
            .get(Links.version.pattern, versions.read),

            // Responses
            .get(Links.responses.pattern, responses.list),
            .post(Links.responses.pattern, responses.create),
            .delete(Links.responses.pattern, responses.deleteAll),
            .get(Links.responseSummary.pattern, responses.summary),
            .get(Links.response.pattern, responses.read),
            .delete(Links.response.pattern, responses.delete),
            .get(Links.responseSchema.pattern, responses.schema),

            // Styles
            .get(Links.styles.pattern, styles.list),
            .get(Links.style.pattern, styles.read),
            .put(Links.style.pattern, styles.replace),
            .delete(Links.style.pattern, styles.delete),

            // Tools
            .post(Links.validate.pattern, ValidateAPI().validate),
            .post(Links.render.pattern, preview.render),
            .get(Links.motion.pattern, MotionAPI(site: site).curve),
            .post(Links.motion.pattern, MotionAPI(site: site).dialog),
            .get(Links.events.pattern, EventsAPI(site: site).stream),
            .get(Links.files.pattern, FilesAPI(site: site).list),
            .get(Links.api.pattern, schemas.index),
            .get(Links.openAPI.pattern, schemas.openAPI),
            .get(Links.dialogSchema.pattern, schemas.dialog),
            .get(Links.styleSchema.pattern, schemas.style),

            // Operations
            .get(Links.live.pattern, operations.live),
            .get(Links.ready.pattern, operations.ready),
            .get(Links.serverVersion.pattern, operations.version),
            .get(Links.metrics.pattern, operations.metrics),
        ]
    }
}
