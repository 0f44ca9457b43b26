import Mustache

/// One call of the API as the reference shows it.
struct DocumentedCall {
    let method: String
    let path: PathPattern
    let summary: String
    /// Query parameters.
    var parameters: [String] = []
    /// What follows `curl` after the address.
    var example = ""

    /// The call with placeholders filled in.
    var curl: String {
        let address = "http://127.0.0.1:8080" + path.pattern.replacingPlaceholders
        let verb = method == "GET" || (method == "POST" && !example.isEmpty) ? "" : "-X \(method) "
        return "curl \(verb)\(address)\(example.isEmpty ? "" : " " + example)"
    }

    var value: MustacheValue {
        [
            "method": .string(method), "path": .string(path.pattern), "summary": .string(summary),
            "anchor": .string("\(method.lowercased())\(path.pattern.map { $0.isLetter ? String($0) : "-" }.joined())"),
            "hasParameters": .bool(!parameters.isEmpty),
            "parameters": .list(parameters.map { ["name": .string($0)] }),
            "curl": .string(curl),
        ]
    }

    static let first = DocumentedCall(
        method: "POST", path: Links.dialogs, summary: "", example: json("{\"title\":\"Hello\"}"))

    static let groups: [(name: String, calls: [DocumentedCall])] = [
        (
            "Dialogs",
            [
                .init(
                    method: "GET", path: Links.dialogs, summary: "A page of the stored dialogs.",
                    parameters: DialogListParameters.names),
                .init(
                    method: "POST", path: Links.dialogs, summary: "Stores a new dialog; only a title is needed.",
                    parameters: ["validate"], example: json("{\"title\":\"Hello\"}")),
                .init(method: "GET", path: Links.dialog, summary: "One dialog.", parameters: ["view"]),
                .init(
                    method: "PUT", path: Links.dialog, summary: "Creates or replaces a dialog.",
                    parameters: ["validate"], example: json("{\"title\":\"Hello again\"}")),
                .init(
                    method: "PATCH", path: Links.dialog,
                    summary: "Changes parts of it: JSON Merge Patch or JSON Patch.", parameters: ["validate"],
                    example: json("{\"kind\":\"alert\"}")),
                .init(
                    method: "DELETE", path: Links.dialog, summary: "Deletes a dialog and its responses.",
                    parameters: ["validate"]),
                .init(
                    method: "POST", path: Links.duplicate, summary: "Stores a copy under an id of its own.",
                    parameters: ["validate"]),
                .init(method: "GET", path: Links.versions, summary: "What the dialog was before, newest first."),
                .init(method: "GET", path: Links.version, summary: "One version."),
                .init(
                    method: "POST", path: Links.restoreBuiltins, summary: "Brings back deleted built-in dialogs.",
                    parameters: ["validate"]),
            ]
        ),
        (
            "Responses",
            [
                .init(
                    method: "POST", path: Links.responses, summary: "Stores an answer, checked against the inputs.",
                    parameters: ["validate", "test"],
                    example: json("{\"outcome\":\"button\",\"button\":\"ok\",\"values\":{}}")),
                .init(
                    method: "GET", path: Links.responses, summary: "The answers, newest first.",
                    parameters: ["limit", "cursor", "format", "count", "test"]),
                .init(
                    method: "GET", path: Links.responseSummary, summary: "The answers in figures.",
                    parameters: ["test"]),
                .init(method: "GET", path: Links.response, summary: "One answer."),
                .init(method: "DELETE", path: Links.response, summary: "Deletes one answer."),
                .init(method: "DELETE", path: Links.responses, summary: "Deletes all answers of a dialog."),
                .init(
                    method: "GET", path: Links.responseSchema, summary: "The JSON Schema of an answer."),
            ]
        ),
        (
            "Styles",
            [
                .init(method: "GET", path: Links.styles, summary: "All styles."),
                .init(method: "GET", path: Links.style, summary: "One style."),
                .init(
                    method: "PUT", path: Links.style, summary: "Creates or replaces a style.",
                    parameters: ["validate"],
                    example: json("{\"tokens\":{\"surface\":{\"radius\":20}}}")),
                .init(method: "DELETE", path: Links.style, summary: "Deletes a style.", parameters: ["validate"]),
            ]
        ),
        (
            "Tools",
            [
                .init(
                    method: "POST", path: Links.validate, summary: "What is wrong with a document.",
                    parameters: ["kind"], example: json("{\"titel\":\"Hello\"}")),
                .init(
                    method: "POST", path: Links.render, summary: "A document as one HTML file; stores nothing.",
                    parameters: ["theme"], example: json("{\"title\":\"Hello\"}")),
                .init(
                    method: "GET", path: Links.motion, summary: "A curve in figures, CSS, SwiftUI and as a token.",
                    parameters: MotionAPI.curveParameters),
                .init(
                    method: "POST", path: Links.motion,
                    summary: "What moves in a document, and its CSS; stores nothing.",
                    parameters: MotionAPI.dialogParameters, example: json("{\"title\":\"Hello\"}")),
                .init(
                    method: "GET", path: Links.events, summary: "What changes, as it happens (server-sent events).",
                    parameters: EventsAPI.parameters),
                .init(method: "GET", path: Links.files, summary: "Files of the served folder that cannot be read."),
                .init(method: "GET", path: Links.dialogSchema, summary: "The JSON Schema of the dialog document."),
                .init(method: "GET", path: Links.styleSchema, summary: "The JSON Schema of the style document."),
            ]
        ),
    ]

    private static func json(_ body: String) -> String { "-H 'Content-Type: application/json' -d '\(body)'" }
}

extension String {
    /// An example for each placeholder of a pattern.
    fileprivate var replacingPlaceholders: String {
        split(separator: "/", omittingEmptySubsequences: false).map { segment in
            switch segment {
            case "{id}": "hello"
            case "{version}": "1"
            case "{response}": "0nf3k2s8m4qa"
            default: String(segment)
            }
        }.joined(separator: "/")
    }
}
