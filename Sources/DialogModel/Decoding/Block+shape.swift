import CSS
import JSON

extension Block {
    static let shape = Shape<Block>.union(passive + Input.variants).named("block")

    private static let passive: [Variant<Block>] = [
        Variant("text", "A paragraph.") { fields in
            let text = fields.required("text", .text(0...5_000), "Its words.")
            return { object in object[text].map { .text($0) } }
        },
        Variant("heading", "A heading.") { fields in
            let text = fields.required("text", .text(1...200, isBlankAllowed: false), "Its words.")
            return { object in object[text].map { .heading($0) } }
        },
        Variant("divider", "A line between blocks.") { _ in { _ in .divider } },
        image,
        Variant("list", "A list with bullets.") { fields in
            let items = fields.required("items", .list(of: .text(0...500), 1...50), "One text an item.")
            return { object in object[items].map { .list($0) } }
        },
        Variant("progress", "A bar.") { fields in
            let value = fields.optional(
                "value", .number(0...1), "From 0 to 1. By default the bar shows that the end is unknown.")
            return { object in
                let value = object[value]
                return .progress(value)
            }
        },
    ]

    private static let image = Variant<Block>("image", "A picture.") { fields in
        let source = fields.required("src", .image, "Its address.")
        let alt = fields.optional(
            "alt", .text(0...500), "What it shows, for those who don't see it; empty where it only decorates.",
            default: "")
        let width = fields.optional("width", .length(0...100_000), "By default its own.")
        let height = fields.optional("height", .length(0...100_000), "By default its own.")
        return { object in
            let (source, alt, width, height) = (object[source], object[alt] ?? "", object[width], object[height])
            return source.map { .image(Image(source: $0, alt: alt, width: width, height: height)) }
        }
    }
}
