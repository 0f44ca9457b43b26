import DialogModel
import HTTP

/// Reads a request's query parameter by parameter; what nobody reads, stands twice or is wrong is a 400 that names it.
struct QueryReader {
    private let query: HTTPQuery

    /// `known`: every name that the call takes; `repeatable`: those that may stand more than once.
    init(_ request: HTTPRequest, known: [String], repeatable: [String] = []) throws(Problem) {
        query = try request.query
        for (index, item) in query.items.enumerated() {
            guard let name = known.first(where: { item.isNamed($0) }) else {
                throw .unknownParameter(
                    item.name, known: known, suggestion: Nearest.word(to: Array(item.name.utf8), among: known))
            }
            if !repeatable.contains(name), query.items[..<index].contains(where: { $0.isNamed(name) }) {
                throw .badParameter(name, "This parameter may stand only once.")
            }
        }
    }

    var isEmpty: Bool { query.isEmpty }

    func text(_ name: String, maximum: Int = 2_000) throws(Problem) -> String? {
        guard let text = query[name] else { return nil }
        guard text.utf8.count <= maximum else {
            throw .badParameter(name, "The value has more than \(maximum) bytes.")
        }
        return text
    }

    func all(_ name: String) -> [String] { query.values(name) }

    func slug(_ name: String) throws(Problem) -> Slug? {
        guard let text = query[name] else { return nil }
        guard let slug = Slug(text) else {
            throw .badParameter(
                name, "This is no id.", expected: "words of a–z and 0–9, joined by hyphens", received: text)
        }
        return slug
    }

    func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ type: Value.Type) throws(Problem) -> Value?
    where Value.RawValue == String {
        guard let text = query[name] else { return nil }
        guard let value = type.allCases.first(where: { $0.rawValue.utf8.elementsEqual(text.utf8) }) else {
            throw Self.notOneOf(name, text, type.allCases.map(\.rawValue))
        }
        return value
    }

    func choice(_ name: String, _ values: [String]) throws(Problem) -> String? {
        guard let text = query[name] else { return nil }
        guard values.contains(where: { $0.utf8.elementsEqual(text.utf8) }) else {
            throw Self.notOneOf(name, text, values)
        }
        return text
    }

    func flag(_ name: String) throws(Problem) -> Bool? {
        try choice(name, ["0", "1"]).map { $0.utf8.elementsEqual("1".utf8) }
    }

    func number(_ name: String, _ range: ClosedRange<Double>) throws(Problem) -> Double? {
        guard let text = query[name] else { return nil }
        guard text.utf8.count <= 32, let value = Self.double(text), range.contains(value) else {
            throw .badParameter(
                name, "This is no number in the range.",
                expected: "\(Self.trimmed(range.lowerBound)) to \(Self.trimmed(range.upperBound))", received: text)
        }
        return value
    }

    func integer(_ name: String, _ range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = query[name] else { return nil }
        guard (1...10).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let value = Int(text), range.contains(value)
        else {
            let upper = range.upperBound == .max ? "" : " to \(range.upperBound)"
            throw .badParameter(
                name, "This is no whole number in the range.", expected: "\(range.lowerBound)\(upper)", received: text)
        }
        return value
    }

    /// How many items of a list: 50 unless said, lowered to 200.
    func limit() throws(Problem) -> Int { min(try integer("limit", 1...Int.max) ?? 50, 200) }

    /// `validate=only`.
    func isDryRun() throws(Problem) -> Bool { try choice("validate", ["only"]) != nil }

    /// Plain decimals alone: no exponents, hexadecimals, infinities.
    private static func double(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }) else { return nil }
        return Double(text)
    }

    private static func trimmed(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    private static func notOneOf(_ name: String, _ text: String, _ values: [String]) -> Problem {
        .badParameter(
            name, "This is none of the values.", expected: values.joined(separator: ", "), received: text,
            suggestion: Nearest.word(to: Array(text.utf8), among: values))
    }
}
