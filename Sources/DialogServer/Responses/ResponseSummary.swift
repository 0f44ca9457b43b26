import DialogModel
import DialogStorage
import JSON

/// The answers of a dialog in figures.
struct ResponseSummary {
    let dialog: Dialog
    let records: [ResponseRecord]

    /// `total`, `outcomes`, `buttons`, `inputs`, `elapsed`, `days`.
    var json: [UInt8] {
        var object = ObjectWriter()
        object.member("total", records.count)
        object.member("outcomes", Self.object(outcomes))
        object.member("buttons", Self.object(buttons))
        object.member("inputs", .object(inputs))
        let times = records.compactMap(\.response.elapsed).sorted()
        object.member(
            "elapsed",
            .object([
                JSONMember("count", .number(JSONNumber(times.count))),
                JSONMember("median", Self.value(Self.quantile(times, 0.5))),
                JSONMember("p90", Self.value(Self.quantile(times, 0.9))),
            ]))
        object.member("days", .array(days))
        return object.finished()
    }

    /// Every outcome that occurred, in the order of the contract.
    var outcomes: [(name: String, count: Int)] {
        Response.Outcome.allCases.compactMap { outcome in
            let count = records.reduce(0) { $0 + ($1.response.outcome == outcome ? 1 : 0) }
            return count > 0 ? (outcome.rawValue, count) : nil
        }
    }

    /// The dialog's buttons in their order, then those of past versions.
    var buttons: [(name: String, count: Int)] {
        var counts: [Slug: Int] = [:]
        for record in records {
            if let button = record.response.button { counts[button, default: 0] += 1 }
        }
        let current = dialog.buttons.map(\.id)
        let past = counts.keys.filter { !current.contains($0) }.sorted { $0.rawValue < $1.rawValue }
        return (current + past).map { ($0.rawValue, counts[$0] ?? 0) }
    }

    private var inputs: [JSONMember] {
        dialog.content.compactMap { block in
            guard case .input(let input) = block else { return nil }
            let values = records.compactMap { record in
                record.response.values.first { $0.name.utf8.elementsEqual(input.name.utf8) }?.value
            }
            return Self.figures(of: input, values).map { JSONMember(input.name, $0) }
        }
    }

    private var days: [JSONValue] {
        var days: [(date: String, count: Int)] = []
        for record in records.reversed() {
            let date = record.createdAt.day
            if days.last?.date == date { days[days.count - 1].count += 1 } else { days.append((date, 1)) }
        }
        return days.map { day in
            .object([
                JSONMember("date", .string(day.date)), JSONMember("count", .number(JSONNumber(day.count))),
            ])
        }
    }

    static func object(_ counts: [(name: String, count: Int)]) -> JSONValue {
        .object(counts.map { JSONMember($0.name, .number(JSONNumber($0.count))) })
    }

    static func value(_ number: Double?) -> JSONValue { number.flatMap { JSONNumber($0) }.map { .number($0) } ?? .null }

    /// By linear interpolation between the closest ranks; `sorted` rises.
    static func quantile(_ sorted: [Double], _ share: Double) -> Double? {
        guard let last = sorted.last else { return nil }
        let rank = share * Double(sorted.count - 1)
        let index = Int(rank)
        guard index + 1 < sorted.count else { return last }
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (rank - Double(index))
    }
}
