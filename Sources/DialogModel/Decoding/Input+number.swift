import JSON

extension Input {
    private static let limit = 1e15

    static let number = Variant<Block>("number", "A number.") { fields in
        let shared = InputFields(&fields, takesPlaceholder: true)
        let range = RangeFields(&fields, limit: limit)
        return { object in
            let (input, range) = (shared.read(object), range.read(object))
            guard let range else { return nil }
            let control = NumberControl(
                value: range.value, placeholder: input.placeholder, minimum: range.minimum, maximum: range.maximum,
                step: range.step)
            return input.input(.number(control)).map { .input($0) }
        }
    }

    static let slider = Variant<Block>("slider", "A number on a line.") { fields in
        let shared = InputFields(&fields)
        let range = RangeFields(&fields, limit: limit, defaults: (0, 100, 1))
        return { object in
            let (input, range) = (shared.read(object), range.read(object))
            guard let range, let minimum = range.minimum, let maximum = range.maximum else { return nil }
            let control = RangeControl(
                value: range.value ?? range.middle ?? minimum, minimum: minimum, maximum: maximum, step: range.step)
            return input.input(.slider(control)).map { .input($0) }
        }
    }
}

/// The keys of inputs that take a number: its first value, bounds and step.
private struct RangeFields {
    private let value: Slot<Double>
    private let minimum: Slot<Double>
    private let maximum: Slot<Double>
    private let step: Slot<Double?>
    private let defaults: (minimum: Double, maximum: Double, step: Double)?

    init(
        _ fields: inout Fields, limit: Double, defaults: (minimum: Double, maximum: Double, step: Double)? = nil
    ) {
        let middle = defaults == nil ? "The first number." : "The first number. By default the middle."
        value = fields.optional("value", .number(-limit...limit), middle)
        minimum = fields.optional(
            "min", .number(-limit...limit), "The least.", default: defaults.map { JSONValue($0.minimum) })
        maximum = fields.optional(
            "max", .number(-limit...limit), "The most.", default: defaults.map { JSONValue($0.maximum) })
        step = fields.optional(
            "step", .step(limit), "Whole steps from the least; “any” takes any number.",
            default: defaults.map { JSONValue($0.step) } ?? "any")
        self.defaults = defaults
    }

    struct Values {
        var value: Double?
        var minimum: Double?
        var maximum: Double?
        var step: Double?

        /// As in HTML: the middle, on a step.
        var middle: Double? {
            guard let minimum, let maximum else { return nil }
            let half = (maximum - minimum) / 2
            return minimum + (step.map { (half / $0).rounded(.down) * $0 } ?? half)
        }
    }

    func read(_ object: ObjectReader) -> Values? {
        var values = Values(value: object[value], minimum: object[minimum], maximum: object[maximum])
        switch object[step] {
        case .some(let step): values.step = step
        case nil: values.step = defaults?.step
        }
        values.minimum = values.minimum ?? (object.has(minimum) ? nil : defaults?.minimum)
        values.maximum = values.maximum ?? (object.has(maximum) ? nil : defaults?.maximum)
        if let least = values.minimum, let most = values.maximum, least > most {
            object.report(
                .conflict, at: object.has(minimum) ? minimum : maximum,
                "min \(NumberText.of(least)) is above max \(NumberText.of(most)).",
                expected: "min at most \(NumberText.of(most))")
            return nil
        }
        if let number = values.value, number < values.minimum ?? number || number > values.maximum ?? number {
            let bounds = [
                values.minimum.map { "at least \(NumberText.of($0))" },
                values.maximum.map { "at most \(NumberText.of($0))" },
            ].compactMap { $0 }.joined(separator: ", ")
            object.report(.outOfRange, at: value, "Expected \(bounds).", expected: bounds)
            return nil
        }
        return values
    }
}

extension Shape<Double?> {
    /// A positive number, or `"any"`.
    fileprivate static func step(_ limit: Double) -> Shape {
        .alternatives(
            string: .words([("any", nil)]),
            number: Shape<Double>.number(1e-9...limit).map { $0 })
    }
}
