import JSON

extension Input {
    static func moment(_ tag: String, _ form: Moment, _ example: String, _ description: String) -> Variant<Block> {
        Variant(tag, description) { fields in
            let shared = InputFields(&fields)
            let value = fields.optional("value", .moment(form), "At first, as \(example).")
            let minimum = fields.optional("min", .moment(form), "The first.")
            let maximum = fields.optional("max", .moment(form), "The last.")
            return { object in
                let (input, chosen) = (shared.read(object), object[value])
                let (first, last) = (object[minimum], object[maximum])
                if let first, let last, form.isBefore(last, first) {
                    object.report(
                        .conflict, at: minimum, "min \(first) is after max \(last).", expected: "\(last) or before")
                    return nil
                }
                if let chosen, first.map({ form.isBefore(chosen, $0) }) ?? false {
                    object.report(
                        .outOfRange, at: value, "Expected \(first ?? "") or later.", expected: "\(first ?? "") or later"
                    )
                    return nil
                }
                if let chosen, last.map({ form.isBefore($0, chosen) }) ?? false {
                    object.report(
                        .outOfRange, at: value, "Expected \(last ?? "") or before.",
                        expected: "\(last ?? "") or before")
                    return nil
                }
                let control = MomentControl(value: chosen, minimum: first, maximum: last)
                return input.input(form == .date ? .date(control) : .time(control)).map { .input($0) }
            }
        }
    }
}

extension Shape<String> {
    fileprivate static func moment(_ form: Moment) -> Shape {
        string(
            form == .date ? .invalidDate : .invalidTime, expected: form.expected,
            schema: ["pattern": .string(form.pattern)]
        ) { form.isValid($0) ? $0 : nil }
    }
}
