import DialogModel
import JSON

/// The schemas that `/openapi.json` holds under a name: those of the documents, and of what the API makes of them.
enum ComponentSchemas {
    static var json: JSONValue {
        var schemas: JSONValue = [:]
        for part in [hoisted("Dialog", DialogSchema.document), hoisted("Style", DialogSchema.style), own] {
            for member in part.object ?? [] { schemas[member.name] = member.value }
        }
        return schemas
    }

    /// A document's schema and, beside it, the definitions that it refers to.
    private static func hoisted(_ name: String, _ schema: JSONValue) -> JSONValue {
        var schemas: JSONValue = [:]
        for member in schema["$defs"]?.object ?? [] { schemas[member.name] = member.value.withHoistedReferences }
        var body = schema
        body["$defs"] = nil
        body["$schema"] = nil
        schemas[name] = body.withHoistedReferences
        return schemas
    }

    private static let own: JSONValue = [
        "Index": object(["links": map(text)]),
        "StoredDialog": stored("Dialog"), "StoredStyle": stored("Style"),
        // Lists can be asked for some fields alone.
        "DialogPage": page([
            "type": "object", "additionalProperties": false,
            "properties": .object(
                storedMembers(["type": "object"]) + [JSONMember("etag", text)]),
        ]),
        "StylePage": page(stored("Style", adding: [JSONMember("etag", text)])),
        "Restored": object(["restored": list(.slug)]),
        "Version": object([
            "id": .slug, "version": count, "updatedAt": time, "definition": .component("Dialog"),
        ]),
        "VersionPage": page(object(["version": count, "updatedAt": time, "links": map(text)])),
        "Answer": [
            "type": "object", "additionalProperties": false,
            "properties": .object(answerMembers),
            "anyOf": [["required": ["outcome"]], ["required": ["button"]]],
        ],
        "Response": [
            "type": "object", "additionalProperties": false,
            "required": ["id", "dialog", "dialogVersion", "createdAt", "outcome", "values"],
            "properties": .object(
                [
                    JSONMember("id", text), JSONMember("dialog", .slug), JSONMember("dialogVersion", count),
                    JSONMember("createdAt", time), JSONMember("test", ["type": "boolean"]),
                ] + answerMembers),
        ],
        "ResponsePage": page(.component("Response")),
        "Summary": object([
            "total": whole, "outcomes": map(whole), "buttons": map(whole),
            "inputs": map(["type": "object"]),
            "elapsed": object(["count": whole, "median": maybe, "p90": maybe]),
            "days": list(object(["date": ["type": "string", "format": "date"], "count": whole])),
        ]),
        "Validation": [
            "type": "object", "additionalProperties": false, "required": ["valid", "issues"],
            "properties": [
                "valid": ["type": "boolean"], "issues": list(.component("Issue")), "truncated": ["const": true],
            ],
        ],
        "Issue": [
            "type": "object", "additionalProperties": false, "required": ["pointer", "code", "message", "severity"],
            "properties": [
                "pointer": text, "code": text, "message": text,
                "severity": ["type": "string", "enum": ["error", "warning"]], "expected": text, "received": text,
                "suggestion": text, "line": count, "column": count,
            ],
        ],
        "Problem": [
            "type": "object", "additionalProperties": false, "required": ["type", "title", "status", "detail", "code"],
            "properties": [
                "type": text, "title": text, "status": ["type": "integer"], "detail": text, "instance": text,
                "code": ["type": "string", "enum": .array(ProblemCatalogue.entries.map { .string($0.code) })],
                "requestId": text, "truncated": ["const": true],
                "errors": list([
                    "type": "object", "additionalProperties": false, "required": ["code", "detail"],
                    "properties": [
                        "pointer": text, "parameter": text, "header": text, "code": text, "detail": text,
                        "expected": text, "received": text, "suggestion": text, "line": count, "column": count,
                        "excerpt": text,
                    ],
                ]),
            ],
        ],
        "FilePage": page([
            "type": "object", "additionalProperties": false, "required": ["file", "issues"],
            "properties": [
                "file": text, "dialog": .slug, "style": .slug,
                "issues": list([
                    "type": "object", "additionalProperties": false, "required": ["message"],
                    "properties": [
                        "message": text, "suggestion": text, "pointer": text, "line": count, "column": count,
                        "excerpt": text,
                    ],
                ]),
            ],
        ]),
        "Curve": ["type": "object", "required": ["swiftUI", "duration", "keyframes", "timing", "token"]],
        "Motion": object([
            "animation": [:], "css": text, "enter": ["type": "object"], "exit": ["type": "object"], "backdrop": [:],
        ]),
        "MergePatch": ["description": "A JSON Merge Patch (RFC 7396).", "type": "object"],
        "JSONPatch": [
            "description": "A JSON Patch (RFC 6902).", "type": "array",
            "items": [
                "type": "object", "required": ["op", "path"],
                "properties": [
                    "op": .words(["add", "remove", "replace", "move", "copy", "test"]), "path": text, "from": text,
                    "value": [:],
                ],
            ],
        ],
        "ServerVersion": object(["name": text, "version": text]),
    ]

    private static let text: JSONValue = ["type": "string"]
    private static let time: JSONValue = ["type": "string", "format": "date-time"]
    private static let count: JSONValue = ["type": "integer", "minimum": 1]
    private static let whole: JSONValue = ["type": "integer", "minimum": 0]
    private static let maybe: JSONValue = ["type": ["number", "null"]]

    private static let answerMembers = [
        JSONMember("outcome", .words(Response.Outcome.self)), JSONMember("button", .slug),
        JSONMember("values", ["type": "object"]),
        JSONMember("elapsed", ["type": "number", "minimum": 0, "maximum": JSONValue(ResponseDecoder.longestElapsed)]),
    ]

    private static func list(_ items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

    private static func map(_ values: JSONValue) -> JSONValue { ["type": "object", "additionalProperties": values] }

    /// All members are needed.
    private static func object(_ properties: JSONValue) -> JSONValue {
        [
            "type": "object", "additionalProperties": false,
            "required": .array((properties.object ?? []).map { .string($0.name) }), "properties": properties,
        ]
    }

    private static func page(_ item: JSONValue) -> JSONValue {
        [
            "type": "object", "additionalProperties": false, "required": ["items"],
            "properties": ["items": list(item), "total": whole, "next": ["type": "string", "format": "uri"]],
        ]
    }

    private static func storedMembers(_ definition: JSONValue) -> [JSONMember] {
        [
            JSONMember("id", .slug), JSONMember("version", count), JSONMember("createdAt", time),
            JSONMember("updatedAt", time), JSONMember("links", map(text)),
            JSONMember("definition", definition),
        ]
    }

    private static func stored(_ document: String, adding more: [JSONMember] = []) -> JSONValue {
        object(.object(storedMembers(.component(document)) + more))
    }
}

extension JSONValue {
    /// `#/$defs/Name` becomes a component.
    fileprivate var withHoistedReferences: JSONValue {
        switch self {
        case .array(let items): .array(items.map(\.withHoistedReferences))
        case .object(let members):
            .object(
                members.map { member in
                    guard member.name == "$ref", let name = member.value.string?.utf8.dropFirst(8),
                        let text = String(name)
                    else { return JSONMember(member.name, member.value.withHoistedReferences) }
                    return JSONMember("$ref", .string("#/components/schemas/\(text)"))
                })
        default: self
        }
    }
}
