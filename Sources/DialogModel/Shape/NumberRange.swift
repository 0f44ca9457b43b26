import JSON

/// The numbers that a key takes.
struct NumberRange: Sendable {
    let minimum: Double
    let maximum: Double

    init(_ range: ClosedRange<Double>) {
        minimum = range.lowerBound
        maximum = range.upperBound
    }

    func contains(_ value: Double) -> Bool {
        value >= minimum && value <= maximum
    }

    /// "a number from 0 to 1".
    func phrase(of noun: String) -> String {
        "\(noun) from \(NumberText.of(minimum)) to \(NumberText.of(maximum))"
    }

    var schema: JSONValue {
        ["minimum": JSONValue(minimum), "maximum": JSONValue(maximum)]
    }
}

/// Numbers as people write them: no fraction where there is none.
enum NumberText {
    static func of(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}

extension NumberText {
    /// To two decimals.
    static func rounded(_ value: Double) -> String {
        guard value.magnitude < 1e12 else { return "\(value)" }
        return of((value * 100).rounded() / 100)
    }
}
