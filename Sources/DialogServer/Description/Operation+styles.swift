import HTTP
import JSON

extension Operation {
    static let styles: [Operation] = [
        Operation(
            id: "listStyles", method: .get, path: Links.styles, group: .styles, summary: "All styles.",
            answers: [.json("The styles.", "StylePage"), .unchanged]),
        Operation(
            id: "readStyle", method: .get, path: Links.style, group: .styles, summary: "One style.",
            answers: [.json("The style.", "StoredStyle", headers: ["ETag"]), .unchanged], problems: [404]),
        Operation(
            id: "putStyle", method: .put, path: Links.style, group: .styles,
            summary: "Creates or replaces a style.", parameters: OperationParameter.change,
            body: OperationBody(
                (.json, .component("Style"), ["name": "Rose", "tokens": ["surface": ["radius": 20]]])),
            answers: [
                .json("Replaced.", "StoredStyle"),
                .json(201, "Created.", "StoredStyle", headers: ["ETag", "Location"]), .minimal,
            ], problems: [409, 412, 413, 415, 422, 428, 507]),
        Operation(
            id: "deleteStyle", method: .delete, path: Links.style, group: .styles, summary: "Deletes a style.",
            parameters: [.validate, .ifMatch], answers: [.deleted], problems: [404, 412, 413, 428]),
    ]
}
