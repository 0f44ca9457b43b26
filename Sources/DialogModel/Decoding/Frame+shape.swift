import CSS
import JSON

extension Effect.Frame {
    static let shape = Shape<Effect.Frame>.object("What is left out is as in the shown state.") { fields in
        let at = fields.required("at", .number(0...1), "The moment: 0 is the start, 1 the end.")
        let opacity = fields.optional("opacity", .number(0...1), "From 0 to 1.", default: 1)
        let x = fields.optional("x", .length(-100_000...100_000), "To the right.", default: 0)
        let y = fields.optional("y", .length(-100_000...100_000), "Downwards.", default: 0)
        let scale = fields.optional("scale", .number(0...10), "The factor.", default: 1)
        let rotate = fields.optional("rotate", .number(-3600...3600), "Degrees, clockwise.", default: 0)
        return { object in
            let (at, opacity, scale, rotate) = (object[at], object[opacity], object[scale], object[rotate])
            let (x, y) = (object[x], object[y])
            return at.map {
                Effect.Frame(at: $0, opacity: opacity, x: x, y: y, scale: scale, rotate: rotate)
            }
        }
    }.named("frame")

    /// With a frame of the shown state at the start and at the end, where there is none.
    static func completed(_ frames: [Effect.Frame]) -> [Effect.Frame] {
        var frames = frames
        if frames.first?.at != 0 { frames.insert(Effect.Frame(at: 0), at: 0) }
        if frames.last?.at != 1 { frames.append(Effect.Frame(at: 1)) }
        return frames
    }

    /// The same frames in the opposite order of time.
    static func reversed(_ frames: [Effect.Frame]) -> [Effect.Frame] {
        frames.reversed().map { frame in
            var frame = frame
            // Rounded, so that turning twice gives the same frame.
            frame.at = ((1 - frame.at) * 1e12).rounded() / 1e12
            return frame
        }
    }
}
