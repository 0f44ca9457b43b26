import Testing

/// A `@keyframes` rule read back from its text, evaluated as CSS Animations and CSS Easing Functions say.
struct EmittedKeyframes {
    struct Frame {
        var offset: Double
        /// Numbers by function or property name, two arguments as `name.0` and `name.1`.
        var values: [String: Double]
        var easing: [Double]?
    }

    var frames: [Frame]

    /// `nil` when the text has no rule of that name.
    init?(_ name: String, in css: String) {
        let opening = "@keyframes \(name){"
        guard let line = css.split(separator: "\n").first(where: { $0.hasPrefix(opening) }) else { return nil }
        var rest = line.dropFirst(opening.count)
        frames = []
        while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}"), open < close {
            let selector = rest[..<open]
            var body = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            var frame = Frame(offset: Self.offset(selector), values: [:], easing: nil)
            while !body.isEmpty {
                let end = body.firstIndex(of: ";") ?? body.endIndex
                Self.read(body[..<end], into: &frame)
                body = end == body.endIndex ? body[end...] : body[body.index(after: end)...]
            }
            frames.append(frame)
        }
    }

    /// The value of one component, clamped as a browser clamps it: keyframes first, then the result.
    func value(_ component: String, at offset: Double, identity: Double = 0, easing: [Double] = [0, 0, 1, 1]) -> Double
    {
        let range =
            component == "opacity"
            ? 0...1 : component == "blur" ? 0...Double.infinity : -Double.infinity...Double.infinity
        func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
        var index = 0
        while index < frames.count - 2, frames[index + 1].offset <= offset { index += 1 }
        let low = frames[index]
        let high = frames[index + 1]
        let from = clamp(low.values[component] ?? identity)
        let to = clamp(high.values[component] ?? identity)
        let part = Self.ease(low.easing ?? easing, (offset - low.offset) / (high.offset - low.offset))
        return clamp(from + (to - from) * part)
    }

    static func ease(_ p: [Double], _ x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
            let r = 1 - s
            return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if point(p[0], p[2], middle) < x { low = middle } else { high = middle }
        }
        return point(p[1], p[3], (low + high) / 2)
    }

    static func easing(_ text: Substring) -> [Double] {
        switch text {
        case "linear": [0, 0, 1, 1]
        case "ease-in": [0.42, 0, 1, 1]
        case "ease-out": [0, 0, 0.58, 1]
        case "ease-in-out": [0.42, 0, 0.58, 1]
        default: text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map { number($0) }
        }
    }

    static func number(_ text: Substring) -> Double {
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        let whole = digits.hasPrefix(".") ? "0" + digits : digits.hasPrefix("-.") ? "-0" + digits.dropFirst() : digits
        return Double(whole) ?? .nan
    }

    private static func offset(_ selector: Substring) -> Double {
        selector == "to" ? 1 : selector == "from" ? 0 : number(selector) / 100
    }

    private static func read(_ declaration: Substring, into frame: inout Frame) {
        guard let colon = declaration.firstIndex(of: ":") else { return }
        let property = declaration[..<colon]
        let value = declaration[declaration.index(after: colon)...]
        switch property {
        case "animation-timing-function": frame.easing = easing(value)
        case "opacity": frame.values["opacity"] = number(value)
        case "transform", "filter":
            guard value != "none" else { return }
            for call in value.split(separator: " ") where call.contains("(") {
                guard let open = call.firstIndex(of: "(") else { continue }
                let arguments = call[call.index(after: open)...].dropLast().split(separator: ",")
                for (index, argument) in arguments.enumerated() {
                    let name = String(call[..<open])
                    frame.values[arguments.count == 1 ? name : "\(name).\(index)"] = number(argument)
                }
            }
        default: break
        }
    }
}
