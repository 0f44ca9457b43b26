import DialogModel
import DialogStorage
import Mustache

/// `/`: every dialog as a live thumbnail.
struct GalleryPage: SitePage {
    static let template = "pages/gallery.html"
    /// More cards would make a page that nobody wants to load.
    static let limit = 1_000

    /// In the order shown.
    var dialogs: [DialogRecord]
    /// How many are stored, shown or not.
    var total: Int
    /// What stands in the search field.
    var query: String

    var frame: PageFrame {
        PageFrame(
            title: "Dialog Preview", description: "A gallery of living dialogs, each made from a JSON document.",
            section: .gallery, stem: "gallery")
    }

    var content: MustacheObject {
        [
            "query": .string(query),
            "total": .int(total),
            "isCut": .bool(total > dialogs.count),
            "shown": .int(dialogs.count),
            "blank": Self.blank,
            "cards": .list(dialogs.map(Self.card)),
            "kinds": .list(
                Dialog.Kind.allCases.compactMap { kind in
                    let count = dialogs.count { $0.document.kind == kind }
                    return count == 0 ? nil : Self.count(kind.rawValue, label: kind.label, count)
                }),
            "tags": .list(Self.counts(dialogs.flatMap(\.document.tags))),
            "styleNames": .list(Self.counts(dialogs.map(\.document.style.base))),
        ]
    }

    /// What scripts make the card of a new dialog from.
    private static let blank: MustacheValue = [
        "id": "", "version": "", "name": "", "kind": "", "kindLabel": "", "style": "", "description": "",
        "hasTags": true, "tags": [], "tagList": "", "search": "", "href": "", "stage": "",
    ]

    private static func card(_ record: DialogRecord) -> MustacheValue {
        let dialog = record.document
        return [
            "id": .string(record.id.rawValue),
            "version": .int(record.version),
            "name": .string(dialog.name),
            "kind": .string(dialog.kind.rawValue),
            "kindLabel": .string(dialog.kind.label),
            "style": .string(dialog.style.base.rawValue),
            "description": MustacheValue(dialog.description),
            "hasTags": .bool(!dialog.tags.isEmpty),
            "tags": .list(dialog.tags.map { ["name": .string($0.rawValue)] }),
            "tagList": .string(dialog.tags.map(\.rawValue).joined(separator: " ")),
            "search": .string(([record.id.rawValue] + dialog.searchedTexts).joined(separator: " ")),
            "href": .string(Links.workbench(record.id)),
            "stage": .string(Links.preview(record.id)),
        ]
    }

    /// The most frequent first.
    private static func counts(_ names: [Slug]) -> [MustacheValue] {
        var counts: [Slug: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            .map { count($0.key.rawValue, label: $0.key.rawValue, $0.value) }
    }

    private static func count(_ name: String, label: String, _ count: Int) -> MustacheValue {
        ["name": .string(name), "label": .string(label), "count": .int(count)]
    }
}

extension Dialog.Kind {
    /// For people.
    var label: String {
        switch self {
        case .dialog: "Dialog"
        case .alert: "Alert"
        case .sheet: "Sheet"
        case .toast: "Toast"
        }
    }
}
