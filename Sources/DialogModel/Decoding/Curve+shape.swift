import JSON

extension Curve {
    static let shape = Shape<Curve>.alternatives(
        string: Shape<Name>.choice().map { .named($0, .current) },
        object: .union([spring, easing(.linear), easing(.easeIn), easing(.easeOut), easing(.easeInOut), cubicBezier])
    ).named("curve")

    private static let spring = Variant<Curve>("spring", "A spring in one of SwiftUI's three forms.") { fields in
        let response = fields.optional(
            "response", .duration(0.01...10), "Seconds: the period without damping.", default: 0.5)
        let dampingFraction = fields.optional(
            "dampingFraction", .number(0.05...10, hint: "; a spring without damping never settles"),
            "1 is critically damped, less overshoots.", default: 0.825)
        let duration = fields.optional("duration", .duration(0.01...10), "Seconds, as perceived.", default: 0.5)
        let bounce = fields.optional(
            "bounce", .number(-0.9...0.95, hint: "; a spring with a bounce of 1 never settles"),
            "0 is critically damped, more overshoots.", default: 0)
        let mass = fields.optional("mass", .number(0.001...1000), "Of the moving body.", default: 1)
        let stiffness = fields.optional("stiffness", .number(0.001...100_000), "Of the spring.", default: 100)
        let damping = fields.optional(
            "damping", .number(0.001...10_000, hint: "; a spring without damping never settles"), "Of the motion.",
            default: 10)
        let velocity = fields.optional(
            "initialVelocity", .number(-100...100), "In distances a second.", default: 0)
        fields.constrainSpringForms()
        return { object in
            let form = (object[response], object[dampingFraction])
            let perceptual = (object[duration], object[bounce])
            let physical = (object[mass], object[stiffness], object[damping], object[velocity])
            let hasForm = object.has(response) || object.has(dampingFraction)
            let hasPerceptual = object.has(duration) || object.has(bounce)
            let hasPhysical =
                object.has(mass) || object.has(stiffness) || object.has(damping) || object.has(velocity)
            switch (hasForm, hasPerceptual, hasPhysical) {
            case (false, false, false): return .named(.spring, .current)
            case (true, false, false):
                return settling(.response(form.0 ?? 0.5, dampingFraction: form.1 ?? 0.825), object)
            case (false, true, false):
                return settling(.duration(perceptual.0 ?? 0.5, bounce: perceptual.1 ?? 0), object)
            case (false, false, true):
                return settling(
                    .physical(
                        mass: physical.0 ?? 1, stiffness: physical.1 ?? 100, damping: physical.2 ?? 10,
                        initialVelocity: physical.3 ?? 0), object)
            default:
                object.report(
                    .conflict,
                    "A spring has response and dampingFraction, or duration and bounce, or mass, stiffness, damping "
                        + "and initialVelocity; not some of each.",
                    expected: "one of the three forms")
                return nil
            }
        }
    }

    private static func easing(_ easing: Easing) -> Variant<Curve> {
        Variant(easing.rawValue, "An easing with a duration of its own.") { fields in
            let duration = fields.optional("duration", .duration(0.01...30), "Seconds.", default: 0.35)
            return { object in .easing(easing, duration: object[duration] ?? 0.35) }
        }
    }

    private static let cubicBezier = Variant<Curve>("cubicBezier", "CSS cubic-bezier().") { fields in
        let points = fields.required(
            "points", .list(of: .number(-10...10), 4...4), "x1, y1, x2, y2; both x from 0 to 1.")
        let duration = fields.optional("duration", .duration(0.01...30), "Seconds.", default: 0.35)
        return { object in
            let (points, duration, node) = (object[points], object[duration] ?? 0.35, object.value(of: points))
            guard let points, let node else { return nil }
            for (index, point) in node.elements.enumerated() where index % 2 == 0 {
                guard !(0...1).contains(points[index]) else { continue }
                object.reading.report(
                    .outOfRange, at: point, "Expected an x from 0 to 1.", expected: "a number from 0 to 1")
                return nil
            }
            return .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3], duration: duration)
        }
    }

    private static func settling(_ spring: Spring, _ object: ObjectReader) -> Curve? {
        let time = spring.settlingTime
        guard spring.dampingFraction >= 0.05, time <= Spring.longestSettling else {
            object.report(
                .outOfRange,
                spring.dampingFraction < 0.05
                    ? "This spring swings too long: its damping fraction is \(NumberText.rounded(spring.dampingFraction)), at least 0.05 is needed."
                    : "This spring takes about \(NumberText.rounded(time)) seconds to settle; at most 30 are allowed.",
                expected: "a damping fraction from 0.05 and at most 30 seconds to settle")
            return nil
        }
        return .spring(spring)
    }
}

extension Fields {
    /// The keys of a spring's three forms exclude each other.
    fileprivate mutating func constrainSpringForms() {
        let forms = [
            ["response", "dampingFraction"], ["duration", "bounce"],
            ["mass", "stiffness", "damping", "initialVelocity"],
        ]
        let branches = forms.map { form -> JSONValue in
            let others = forms.filter { $0 != form }.flatMap { $0 }
            return ["properties": .object(others.map { JSONMember($0, .type("null")) })]
        }
        constrain(["anyOf": .array(branches)])
    }
}
