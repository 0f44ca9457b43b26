import DialogModel
import JSON

extension ResponseSummary {
    /// Counts by option for what is chosen, quartiles for numbers, the number of answers for texts.
    static func figures(of input: Input, _ values: [JSONValue]) -> JSONValue? {
        switch input.control {
        case .select(let choice), .radio(let choice), .checkbox(let choice):
            options(choice.options.map { .string($0.value) }, values)
        case .checkboxSingle, .toggle: options([.bool(true), .bool(false)], values)
        case .number, .slider, .rating: quartiles(values.compactMap(\.double).sorted())
        case .text, .date, .time, .color:
            .object([JSONMember("count", .number(JSONNumber(values.reduce(0) { $0 + ($1.isBlank ? 0 : 1) })))])
        }
    }

    private static func options(_ known: [JSONValue], _ values: [JSONValue]) -> JSONValue {
        let chosen = values.flatMap { $0.array ?? [$0] }
        return .object([
            JSONMember(
                "options",
                .object(
                    known.map { option in
                        let name = option.string ?? (option.bool == true ? "true" : "false")
                        let count = chosen.reduce(0) { $0 + ($1.isSame(option) ? 1 : 0) }
                        return JSONMember(name, .number(JSONNumber(count)))
                    }))
        ])
    }

    private static func quartiles(_ sorted: [Double]) -> JSONValue {
        .object([
            JSONMember("count", .number(JSONNumber(sorted.count))),
            JSONMember("min", value(sorted.first)), JSONMember("q1", value(quantile(sorted, 0.25))),
            JSONMember("median", value(quantile(sorted, 0.5))), JSONMember("q3", value(quantile(sorted, 0.75))),
            JSONMember("max", value(sorted.last)),
        ])
    }
}

extension JSONValue {
    /// Nothing was entered.
    fileprivate var isBlank: Bool { isNull || string?.isEmpty ?? false }

    /// Byte for byte, as canonically equal texts are different answers.
    fileprivate func isSame(_ other: JSONValue) -> Bool {
        if let left = string, let right = other.string { return left.utf8.elementsEqual(right.utf8) }
        return self == other
    }
}
