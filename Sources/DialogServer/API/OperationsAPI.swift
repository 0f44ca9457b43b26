import DialogStorage
import HTTP

/// Health, version and metrics, at the root of the site.
struct OperationsAPI: Sendable {
    let site: Site

    func live(_ request: HTTPRequest) throws(Problem) -> HTTPResponse { plain("ok\n") }

    /// Ready as soon as the built-ins are loaded, which is before the first request.
    func ready(_ request: HTTPRequest) throws(Problem) -> HTTPResponse { plain("ok\n") }

    func version(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        var object = ObjectWriter()
        object.member("name", ServerVersion.name)
        object.member("version", ServerVersion.number)
        return .data(object.finished())
    }

    /// Prometheus text exposition format 0.0.4.
    func metrics(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let (usage, limits) = (site.store.usage, site.store.limits)
        let values: [(name: String, type: String, help: String, value: Int)] = [
            ("dialogs", "gauge", "Dialogs stored.", usage.dialogs),
            ("dialogs_limit", "gauge", "Dialogs that may be stored.", limits.dialogs),
            ("styles", "gauge", "Styles stored.", usage.styles),
            ("styles_limit", "gauge", "Styles that may be stored.", limits.styles),
            ("responses", "gauge", "Responses stored.", usage.responses),
            ("stored_bytes", "gauge", "Memory taken by what is stored, estimated.", usage.bytes),
            ("stored_bytes_limit", "gauge", "Memory that what is stored may take.", limits.bytes),
            ("cached_answers", "gauge", "Answers kept ready.", site.cache.count),
            ("event_streams", "gauge", "Event streams open.", site.feed.streamCount),
            ("changes_total", "counter", "Changes since the start.", Int(clamping: site.store.lastChange)),
        ]
        let text = values.map { name, type, help, value in
            "# HELP dialog_preview_\(name) \(help)\n# TYPE dialog_preview_\(name) \(type)\ndialog_preview_\(name) \(value)\n"
        }
        let type = MediaType("text/plain; version=0.0.4", charset: "utf-8")
        return .data(Array(text.joined().utf8), type: type)
    }

    private func plain(_ text: String) -> HTTPResponse { .data(Array(text.utf8), type: .text) }
}
