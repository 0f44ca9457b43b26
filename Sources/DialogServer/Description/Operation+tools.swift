import DialogModel
import DialogRender
import HTTP
import JSON

extension Operation {
    static let tools: [Operation] = [
        Operation(
            id: "validate", method: .post, path: Links.validate, group: .tools,
            summary: "What is wrong with a document.",
            parameters: [
                OperationParameter(
                    "kind", "What the document is; a dialog unless said.", .words(["dialog", "style"]),
                    example: "dialog")
            ],
            body: OperationBody((.json, [:], ["titel": "Hello"])),
            answers: [.json("The issues, also where there are none.", "Validation")], problems: [413, 415]),
        Operation(
            id: "render", method: .post, path: Links.render, group: .tools,
            summary: "A document as one HTML file; stores nothing.",
            parameters: stage.filter { PreviewHandler.renderParameters.contains($0.name) },
            body: OperationBody((.json, .component("Dialog"), example)),
            answers: [.text("The page.", .html)], problems: [413, 415, 422]),
        Operation(
            id: "readCurve", method: .get, path: Links.motion, group: .tools,
            summary: "A curve in figures, CSS, SwiftUI and as a token.",
            parameters: [
                OperationParameter(
                    "curve", "A name, or a curve's JSON.", ["type": "string", "minLength": 1, "maxLength": 200],
                    example: "bouncy", isRequired: true),
                OperationParameter(
                    "samples", "How many values at even steps.",
                    ["type": "integer", "minimum": 2, "maximum": 1000], example: 5),
                OperationParameter(
                    "swiftui", "`2020` means `spring` and `default` as before iOS 17.", .words(["2020"]),
                    example: "2020"),
            ],
            answers: [.json("The curve.", "Curve")], problems: [422]),
        Operation(
            id: "readMotion", method: .post, path: Links.motion, group: .tools,
            summary: "What moves in a document, and its CSS; stores nothing.",
            parameters: stage.filter { MotionAPI.dialogParameters.contains($0.name) },
            body: OperationBody((.json, .component("Dialog"), example)),
            answers: [.json("The motion.", "Motion")], problems: [413, 415, 422]),
        Operation(
            id: "streamEvents", method: .get, path: Links.events, group: .tools,
            summary: "What changes, as it happens (server-sent events).",
            parameters: [
                OperationParameter(
                    "topics", "Sorts, or one of a sort, comma-separated; all unless said.",
                    [
                        "type": "string",
                        "pattern": .string(
                            "^(\(sorts))(:[a-z0-9]+)?(,(\(sorts))(:[a-z0-9]+)?){0,3}$"),
                    ], example: "dialogs,responses:welcome"),
                OperationParameter(
                    "after", "The id of the last event that came.", ["type": "integer", "minimum": 0], example: 0),
                OperationParameter(
                    "Last-Event-ID", in: .header, "The same, as browsers send it.", ["type": "string"]),
            ],
            answers: [.text("Events, for as long as you listen.", .eventStream)], problems: [503]),
        Operation(
            id: "listFiles", method: .get, path: Links.files, group: .tools,
            summary: "Files of the served folder that cannot be read.", answers: [.json("The files.", "FilePage")]),
    ]

    private static let sorts = EventTopic.Sort.allCases.map(\.rawValue).joined(separator: "|")

    /// Those of a stage's parameters that calls take as well.
    private static let stage: [OperationParameter] = [
        OperationParameter(
            "theme", "Light, dark, or the system's.", .words(StageOptions.Theme.self), example: "dark"),
        OperationParameter("style", "A style in place of the document's.", .slug, example: "ios"),
        OperationParameter("dir", "The direction of writing.", .words(["ltr", "rtl"]), example: "rtl"),
        OperationParameter(
            "motion", "`reduce` shows what moves little.", .words(["full", "reduce"]), example: "reduce"),
        OperationParameter(
            "text", "The size of text in per cent.", ["type": "integer", "minimum": 50, "maximum": 310],
            example: 130),
        OperationParameter("host", "The sample screen behind it.", .words(Host.Template.self), example: "form"),
    ]
}
