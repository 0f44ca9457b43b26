import HTTP
import JSON

/// What a call answers when all is well: a status, and the body by media type.
struct OperationAnswer: Sendable {
    let status: UInt16
    let summary: String
    var contents: [(type: MediaType, schema: JSONValue)] = []
    /// Header fields that it always carries.
    var headers: [String] = []

    static func json(_ summary: String, _ schema: String, headers: [String] = []) -> OperationAnswer {
        json(200, summary, schema, headers: headers)
    }

    static func json(
        _ status: UInt16, _ summary: String, _ schema: String, headers: [String] = []
    ) -> OperationAnswer {
        OperationAnswer(status: status, summary: summary, contents: [(.json, .component(schema))], headers: headers)
    }

    static func text(_ summary: String, _ type: MediaType) -> OperationAnswer {
        OperationAnswer(status: 200, summary: summary, contents: [(type, ["type": "string"])])
    }

    static let deleted = OperationAnswer(status: 204, summary: "It is gone.")
    static let unchanged = OperationAnswer(status: 304, summary: "You have the latest.")
    static let minimal = OperationAnswer(status: 204, summary: "Done; you asked for no body.", headers: ["ETag"])

    var json: JSONValue {
        var json: JSONValue = ["description": .string(summary)]
        if !headers.isEmpty {
            json["headers"] = .object(
                headers.map { JSONMember($0, ["required": true, "schema": ["type": "string"]]) })
        }
        if !contents.isEmpty {
            json["content"] = .object(contents.map { JSONMember($0.type.essence, ["schema": $0.schema]) })
        }
        return json
    }
}
