import HTTP
import JSON

extension Operation {
    private static let answer: JSONValue = ["outcome": "close", "elapsed": 1.5]

    static let responses: [Operation] = [
        Operation(
            id: "createResponse", method: .post, path: Links.responses, group: .responses,
            summary: "Stores an answer, checked against the inputs.",
            parameters: OperationParameter.creation + [
                OperationParameter(
                    "test", "`1` marks an answer that was given to try the dialog out.", .words(["0", "1"]),
                    example: "1"),
                OperationParameter(
                    StageTokens.parameter, "The token of the page that a form was shown on.", ["type": "string"]),
            ],
            body: OperationBody(
                (.json, .component("Answer"), answer),
                (.form, ["type": "object", "additionalProperties": ["type": "string"]], ["outcome": "close"])),
            answers: [
                OperationAnswer(
                    status: 200, summary: "What would be stored.", contents: [(.json, .component("Answer"))]),
                OperationAnswer(
                    status: 201, summary: "Stored.",
                    contents: [(.json, .component("Response")), (.html, ["type": "string"])],
                    headers: ["Location"]),
            ], problems: [404, 409, 413, 415, 422, 507]),
        Operation(
            id: "listResponses", method: .get, path: Links.responses, group: .responses,
            summary: "The answers, newest first.",
            parameters: [
                .limit, .cursor,
                OperationParameter(
                    "format", "Instead of `Accept`.", .words(["json", "ndjson", "csv"]), example: "csv"),
                .count, .test,
            ],
            answers: [
                OperationAnswer(
                    status: 200, summary: "A page.",
                    contents: [
                        (.json, .component("ResponsePage")), (.jsonLines, ["type": "string"]),
                        (.csv, ["type": "string"]),
                    ]), .unchanged,
            ], problems: [404, 406]),
        Operation(
            id: "deleteResponses", method: .delete, path: Links.responses, group: .responses,
            summary: "Deletes all answers of a dialog.", parameters: [.validate], answers: [.deleted],
            problems: [404, 413]),
        Operation(
            id: "summarizeResponses", method: .get, path: Links.responseSummary, group: .responses,
            summary: "The answers in figures.", parameters: [.test],
            answers: [.json("The figures.", "Summary"), .unchanged], problems: [404]),
        Operation(
            id: "readResponse", method: .get, path: Links.response, group: .responses, summary: "One answer.",
            answers: [.json("The answer.", "Response"), .unchanged], problems: [404]),
        Operation(
            id: "deleteResponse", method: .delete, path: Links.response, group: .responses,
            summary: "Deletes one answer.", parameters: [.validate], answers: [.deleted], problems: [404, 413]),
        Operation(
            id: "readResponseSchema", method: .get, path: Links.responseSchema, group: .responses,
            summary: "The JSON Schema of an answer.",
            answers: [
                OperationAnswer(
                    status: 200, summary: "The schema.", contents: [(.schemaJSON, ["type": "object"])]), .unchanged,
            ], problems: [404]),
    ]
}
