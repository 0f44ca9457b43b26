import HTTP
import JSON

extension Operation {
    static let schemas: [Operation] = [
        Operation(
            id: "readIndex", method: .get, path: Links.api, group: .schemas, summary: "Where everything is.",
            answers: [.json("The links.", "Index"), .unchanged]),
        Operation(
            id: "readOpenAPI", method: .get, path: Links.openAPI, group: .schemas,
            summary: "This description, in OpenAPI 3.1.", answers: [document("The description.", .json), .unchanged]),
        Operation(
            id: "readDialogSchema", method: .get, path: Links.dialogSchema, group: .schemas,
            summary: "The JSON Schema of the dialog document.",
            answers: [document("The schema.", .schemaJSON), .unchanged]),
        Operation(
            id: "readStyleSchema", method: .get, path: Links.styleSchema, group: .schemas,
            summary: "The JSON Schema of the style document.",
            answers: [document("The schema.", .schemaJSON), .unchanged]),
    ]

    static let operations: [Operation] = [
        Operation(
            id: "isLive", method: .get, path: Links.live, group: .operations, summary: "Whether the process lives.",
            answers: [.text("It does.", .text)]),
        Operation(
            id: "isReady", method: .get, path: Links.ready, group: .operations,
            summary: "Whether it takes requests.", answers: [.text("It does.", .text)]),
        Operation(
            id: "readVersionOfServer", method: .get, path: Links.serverVersion, group: .operations,
            summary: "Which version serves.", answers: [.json("The version.", "ServerVersion")]),
        Operation(
            id: "readMetrics", method: .get, path: Links.metrics, group: .operations,
            summary: "Figures for Prometheus.", answers: [.text("Text format 0.0.4.", .text)]),
    ]

    private static func document(_ summary: String, _ type: MediaType) -> OperationAnswer {
        OperationAnswer(status: 200, summary: summary, contents: [(type, ["type": "object"])])
    }
}
