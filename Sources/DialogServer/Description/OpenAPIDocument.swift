import HTTP
import JSON

/// `/openapi.json`: the table of operations in OpenAPI 3.1.
enum OpenAPIDocument {
    static let json: JSONValue = [
        "openapi": "3.1.1",
        "info": [
            "title": .string(ServerVersion.name), "version": .string(ServerVersion.number),
            "description": "JSON in, living dialogs out. Errors are problem details and name the place.",
        ],
        "servers": [["url": "/"]],
        "security": [[:], ["token": []]],
        "tags": .array(Operation.Group.allCases.map { ["name": .string($0.rawValue)] }),
        "paths": paths,
        "components": [
            "schemas": ComponentSchemas.json,
            "responses": [
                "Problem": [
                    "description": "What is wrong, and where.",
                    "content": [
                        "application/problem+json": ["schema": .component("Problem")],
                        "text/html": ["schema": ["type": "string"]],
                    ],
                ]
            ],
            "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
        ],
    ]

    static let bytes = JSONWriter().bytes(json)

    private static var paths: JSONValue {
        var paths: JSONValue = [:]
        for operation in Operation.all {
            let path = operation.path.pattern
            var item = paths[path] ?? [:]
            item[operation.method.rawValue.lowercased()] = object(operation)
            paths[path] = item
        }
        return paths
    }

    private static func object(_ operation: Operation) -> JSONValue {
        var object: JSONValue = [
            "operationId": .string(operation.id), "tags": [.string(operation.group.rawValue)],
            "summary": .string(operation.summary),
            "parameters": .array(operation.allParameters.map(\.json)),
        ]
        object["requestBody"] = operation.body?.json
        var responses: JSONValue = [:]
        for answer in operation.answers { responses["\(answer.status)"] = answer.json }
        for status in operation.allProblems {
            responses["\(status)"] = ["$ref": "#/components/responses/Problem"]
        }
        object["responses"] = responses
        return object
    }
}
