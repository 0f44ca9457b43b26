import CSS
import JSON

extension Effect {
    /// One effect, long or short.
    static let shape = Shape<Effect>.alternatives(
        string: .words(words), object: .union([slide, fade, scale, blur, rotate, keyframes])
    ).named("effect")

    /// Effects that combine: at most one of a kind, and one slide along each axis.
    static let list = Shape.list(of: shape, 0...8).flatMap { effects, node, reading -> [Effect]? in
        guard effects.count > 1, let index = ByteKey.firstRepeated(in: effects.map(\.slot)) else { return effects }
        reading.report(
            .duplicate, at: node[index] ?? node,
            "Another effect of this list moves the same thing: \(effects[index].slot).",
            expected: "at most one effect of a kind")
        return nil
    }

    static let words: [(word: String, value: Effect)] =
        [
            ("fade", .fade(from: 0)), ("scale", .scale(from: 0.9)), ("blur", .blur(from: 8)),
            ("rotate", .rotate(from: -6)),
        ]
        + Edge.allCases.map { ("slide-\($0.rawValue)", .slide(edge: $0, distance: .ownSize)) }

    private static let slide = Variant<Effect>("slide", "From an edge.") { fields in
        let edge = fields.required("edge", .choice(Edge.self), "Where it comes from, and goes to.")
        let distance = fields.optional(
            "distance", .length(0...100_000), "How far; percentages are of its own size.", default: "100%")
        return { object in
            let (edge, distance) = (object[edge], object[distance] ?? .ownSize)
            return edge.map { .slide(edge: $0, distance: distance) }
        }
    }

    private static let fade = Variant<Effect>("fade", "In opacity.") { fields in
        let from = fields.optional("from", .number(0...1), "The hidden opacity.", default: 0)
        return { object in .fade(from: object[from] ?? 0) }
    }

    private static let scale = Variant<Effect>("scale", "In size.") { fields in
        let from = fields.optional("from", .number(0...10), "The hidden factor.", default: 0.9)
        return { object in .scale(from: object[from] ?? 0.9) }
    }

    private static let blur = Variant<Effect>("blur", "Out of focus.") { fields in
        let from = fields.optional("from", .pixels(0...100), "The hidden radius, in pixels.", default: 8)
        return { object in .blur(from: object[from] ?? 8) }
    }

    private static let rotate = Variant<Effect>("rotate", "Around its centre.") { fields in
        let from = fields.optional("from", .number(-3600...3600), "The hidden angle, in degrees.", default: -6)
        return { object in .rotate(from: object[from] ?? -6) }
    }

    private static let keyframes = Variant<Effect>("keyframes", "Frames of one's own, in the order of time.") {
        fields in
        let frames = fields.required(
            "frames", .list(of: Frame.shape, 1...100),
            "With rising “at”. Where the first or last moment has no frame it is the shown state.")
        return { object in
            guard let values = object[frames], let node = object.value(of: frames) else { return nil }
            for (index, child) in zip(values.indices, node.elements).dropFirst()
            where values[index].at <= values[index - 1].at {
                object.reading.report(
                    .notRising, at: child["at"] ?? child, "Each frame must come after the one before it.",
                    expected: "more than \(NumberText.of(values[index - 1].at))")
                return nil
            }
            return .keyframes(Frame.completed(values))
        }
    }

    /// What no two effects of one transition may both change.
    private var slot: String {
        switch self {
        case .slide(edge: .top, _), .slide(edge: .bottom, _): "slide along the block axis"
        case .slide: "slide along the inline axis"
        case .fade: "fade"
        case .scale: "scale"
        case .blur: "blur"
        case .rotate: "rotate"
        case .keyframes: "keyframes"
        }
    }
}

extension CSSLength {
    static let ownSize = CSSLength(100, .percent)
}
