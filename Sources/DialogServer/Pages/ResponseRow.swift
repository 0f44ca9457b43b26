import DialogModel
import DialogStorage
import JSON
import Mustache

/// One response as pages list it.
struct ResponseRow {
    let record: ResponseRecord

    init(_ record: ResponseRecord) { self.record = record }

    var value: MustacheValue {
        let response = record.response
        return [
            "id": .string(record.id.description),
            "createdAt": .string(record.createdAt.rfc3339),
            "outcome": .string(response.outcome.rawValue),
            "button": MustacheValue(response.button?.rawValue),
            "version": .int(record.dialogVersion),
            "isTest": .bool(record.isTest),
            "elapsed": MustacheValue(
                response.elapsed.flatMap { JSONNumber(($0 * 10).rounded() / 10).map { "\($0.text) s" } }),
            "hasValues": .bool(!response.values.isEmpty),
            "values": .list(
                response.values.map { ["name": .string($0.name), "value": .string(Self.text($0.value))] }),
        ]
    }

    static func text(_ value: JSONValue) -> String {
        switch value {
        case .null: "–"
        case .string(let text): text
        case .bool(let flag): flag ? "yes" : "no"
        case .array(let items): items.map(text).joined(separator: ", ")
        default: JSONWriter().string(value)
        }
    }
}
