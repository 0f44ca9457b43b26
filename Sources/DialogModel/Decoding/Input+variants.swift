import CSS
import JSON

extension Input {
    /// Every input, as a variant of a block.
    static let variants: [Variant<Block>] =
        TextControl.Kind.allCases.map(text) + [
            number, moment("date", .date, "2026-11-30", "A day."), moment("time", .time, "09:30", "A time of day."),
            color, select, radio, checkbox, toggle, slider, rating,
        ]

    private static let color = Variant<Block>("color", "A colour.") { fields in
        let shared = InputFields(&fields)
        let value = fields.optional("value", .color, "The first colour.")
        return { object in
            let (input, value) = (shared.read(object), object[value])
            return input.input(.color(value)).map { .input($0) }
        }
    }

    private static let toggle = Variant<Block>("toggle", "A switch.") { fields in
        let shared = InputFields(&fields)
        let value = fields.optional("value", .bool, "On at first.", default: false)
        return { object in
            let (input, value) = (shared.read(object), object[value] ?? false)
            return input.input(.toggle(isOn: value)).map { .input($0) }
        }
    }

    private static let rating = Variant<Block>("rating", "Stars.") { fields in
        let shared = InputFields(&fields)
        let value = fields.optional("value", .integer(1...10), "Stars at first. By default none.")
        let maximum = fields.optional("max", .integer(1...10), "How many stars there are.", default: 5)
        return { object in
            let (input, stars, limit) = (shared.read(object), object[value], object[maximum] ?? 5)
            if let stars, stars > limit {
                object.report(
                    .outOfRange, at: value, "Expected at most \(limit) stars.", expected: "1 to \(limit)")
                return nil
            }
            return input.input(.rating(RatingControl(value: stars, maximum: limit))).map { .input($0) }
        }
    }
}
