import JSON

/// The keys by which a gallery knows a dialog.
struct IdentityFields {
    private let id: Slot<Slug>
    private let name: Slot<String>
    private let description: Slot<String>
    private let tags: Slot<[Slug]>

    init(_ fields: inout Fields) {
        id = fields.optional(
            "id", .slug, "Its place in addresses; never changes once stored. By default made from the title.")
        name = fields.optional(
            "name", .text(1...120, isBlankAllowed: false), "Its label in the gallery. By default the title.")
        description = fields.optional("description", .text(0...500), "What it is for; searched in the gallery.")
        tags = fields.optional("tags", .tags, "Words to filter by.", default: [])
    }

    struct Values {
        var id: Slug?
        var name: String?
        var description: String?
        var tags: [Slug]
    }

    func read(_ object: ObjectReader) -> Values {
        Values(
            id: object[id], name: object[name], description: object[description], tags: object[tags] ?? [])
    }
}

extension Shape<[Slug]> {
    /// At most 16 different slugs.
    fileprivate static var tags: Shape {
        list(of: Shape<Slug>.slug, 0...16).flatMap { tags, node, reading -> [Slug]? in
            var taken: Set<Slug> = []
            for (tag, child) in zip(tags, node.elements) where !taken.insert(tag).inserted {
                reading.report(.duplicate, at: child, "This tag is there already.", expected: "each tag once")
                return nil
            }
            return tags
        }.annotated(["uniqueItems": true])
    }
}
