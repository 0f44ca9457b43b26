import DialogModel
import Mustache

/// The sample screen behind a dialog.
struct HostView {
    let templates: TemplateSet

    /// An action `label → text` puts the text into the dialog in place.
    static let arrow = " → "

    func write(_ host: Host, isInert: Bool, into output: inout [UInt8]) throws(MustacheError) {
        guard let template = templates.host(host.template) else { return }
        let sample = HostSample.of(host.template)
        let items = host.items.isEmpty ? sample.items : host.items
        var fields: MustacheObject = [
            "inert": .bool(isInert), "title": .string(host.title ?? sample.title), "open": "Open dialog",
        ]
        if host.template == .actions {
            fields["actions"] = .list(items.enumerated().map { Self.action($1, isFirst: $0 == 0) })
        } else {
            fields["items"] = .list(items.map(MustacheValue.string))
        }
        try template.render(.object(fields), into: &output)
    }

    private static func action(_ item: String, isFirst: Bool) -> MustacheValue {
        let bytes = Array(item.utf8)
        let arrow = Array(Self.arrow.utf8)
        var label = item
        var text: String?
        if let start = bytes.indices.first(where: { bytes[$0...].starts(with: arrow) }) {
            label = String(decoding: bytes[..<start], as: UTF8.self)
            text = String(decoding: bytes[(start + arrow.count)...], as: UTF8.self)
        }
        return ["label": .string(label), "text": MustacheValue(text), "first": .bool(isFirst)]
    }
}
