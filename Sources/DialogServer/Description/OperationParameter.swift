import DialogModel
import JSON

/// What a call takes beside its body.
struct OperationParameter: Sendable {
    enum Place: String, Sendable { case path, query, header }

    let name: String
    var place = Place.query
    let summary: String
    let schema: JSONValue
    var example: JSONValue?
    var isRequired = false

    init(
        _ name: String, in place: Place = .query, _ summary: String, _ schema: JSONValue, example: JSONValue? = nil,
        isRequired: Bool = false
    ) {
        self.name = name
        self.place = place
        self.summary = summary
        self.schema = schema
        self.example = example
        self.isRequired = isRequired || place == .path
    }

    var json: JSONValue {
        var json: JSONValue = [
            "name": .string(name), "in": .string(place.rawValue), "description": .string(summary),
            "required": .bool(isRequired), "schema": schema,
        ]
        json["example"] = example
        return json
    }
}

extension OperationParameter {
    /// The placeholder of a path.
    static func path(_ name: String) -> OperationParameter {
        switch name {
        case "version":
            OperationParameter(
                name, in: .path, "The number of a version.", ["type": "integer", "minimum": 1], example: 1)
        case "response":
            OperationParameter(
                name, in: .path, "The id of a response.", ["type": "string", "pattern": "^[0-9a-z]{12}$"])
        default:
            OperationParameter(name, in: .path, "The id.", .slug, example: "welcome")
        }
    }

    static let validate = OperationParameter(
        "validate", "`only` checks and answers as if, and stores nothing.", .words(["only"]), example: "only")
    static let test = OperationParameter(
        "test", "`1` counts in what was answered in the workbench.", .words(["0", "1"]), example: "1")
    static let limit = OperationParameter(
        "limit", "How many items at most; more than 200 is lowered.",
        ["type": "integer", "minimum": 1, "maximum": 9_999_999_999, "default": 50], example: 20)
    static let cursor = OperationParameter("cursor", "Where the list goes on, from `next`.", ["type": "string"])
    static let count = OperationParameter(
        "count", "`exact` adds `total`.", .words(["exact"]), example: "exact")

    static let ifMatch = OperationParameter(
        "If-Match", in: .header, "The tag of the version that is changed, or `*`.", ["type": "string"])
    static let ifNoneMatch = OperationParameter(
        "If-None-Match", in: .header, "`*` creates only; the tag of what you have spares the body.", ["type": "string"])
    static let prefer = OperationParameter(
        "Prefer", in: .header, "`return=minimal` spares the answer's body.",
        .words(["return=minimal", "return=representation"]))
    static let idempotencyKey = OperationParameter(
        "Idempotency-Key", in: .header, "The same key and body are carried out once.",
        ["type": "string", "pattern": "^[!-~]{1,255}$"])

    /// Of every change.
    static let change = [validate, ifMatch, ifNoneMatch, prefer]
    /// Of every creation.
    static let creation = [validate, idempotencyKey, prefer]
}

extension JSONValue {
    static func words(_ words: [String]) -> JSONValue {
        ["type": "string", "enum": .array(words.map { .string($0) })]
    }

    static func words<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> JSONValue
    where Value.RawValue == String { words(type.allCases.map(\.rawValue)) }

    static let slug: JSONValue = [
        "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "minLength": 1, "maxLength": 64,
    ]

    /// A schema that `/openapi.json` holds under a name.
    static func component(_ name: String) -> JSONValue { ["$ref": .string("#/components/schemas/\(name)")] }
}
