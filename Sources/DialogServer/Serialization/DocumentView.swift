import DialogModel
import DialogStorage
import HTTP

/// A stored document as the API shows it.
struct DocumentView {
    let id: Slug
    let version: Int
    let createdAt: Timestamp
    let updatedAt: Timestamp
    /// JSON.
    let definition: [UInt8]
    /// Paths from the root of the site.
    let links: [(name: String, path: String)]

    init<Document>(_ record: Stored<Document>, links: [(String, String)]) {
        id = record.id
        version = record.version
        createdAt = record.createdAt
        updatedAt = record.updatedAt
        definition = record.definition
        self.links = links
    }

    /// What a write would store, had it not been asked only to validate.
    init<Document>(
        id: Slug, replacing old: Stored<Document>?, with draft: Draft<Document>, at time: Timestamp,
        links: [(String, String)]
    ) {
        self.id = id
        version = (old?.version ?? 0) + 1
        createdAt = old?.createdAt ?? time
        updatedAt = time
        definition = draft.definition
        self.links = links
    }

    /// Strong: another version, or another document of the same id, has another tag.
    var etag: ETag {
        let identity = "\(id) \(version) \(createdAt.milliseconds) "
        return ETag(hex: SHA256.digest(Array(identity.utf8) + definition).prefix(8))
    }

    /// - Parameters:
    ///   - base: the scheme and host that the client uses.
    ///   - definition: what is shown in place of the stored one.
    func json(
        base: String, fields: FieldSelection = .all, showsTag: Bool = false, definition shown: [UInt8]? = nil
    ) -> [UInt8] {
        var object = ObjectWriter()
        if fields.includes("id") { object.member("id", id.rawValue) }
        if fields.includes("version") { object.member("version", version) }
        if fields.includes("createdAt") { object.member("createdAt", createdAt.rfc3339) }
        if fields.includes("updatedAt") { object.member("updatedAt", updatedAt.rfc3339) }
        if showsTag, fields.includes("etag") { object.member("etag", etag.description) }
        if fields.includes("links") {
            var nested = ObjectWriter()
            for link in links { nested.member(link.name, base + link.path) }
            object.member("links", json: nested.finished())
        }
        if let definition = fields.definition(shown ?? definition) { object.member("definition", json: definition) }
        return object.finished()
    }
}

extension DocumentView {
    init(_ record: DialogRecord) { self.init(record, links: Self.links(ofDialog: record.id)) }

    init(_ record: StyleRecord) { self.init(record, links: Self.links(ofStyle: record.id)) }

    static func links(ofDialog id: Slug) -> [(String, String)] {
        [
            ("self", Links.dialog(id)), ("preview", Links.preview(id)), ("workbench", Links.workbench(id)),
            ("responses", Links.responses(id)), ("versions", Links.versions(id)),
        ]
    }

    static func links(ofStyle id: Slug) -> [(String, String)] { [("self", Links.style(id))] }
}
