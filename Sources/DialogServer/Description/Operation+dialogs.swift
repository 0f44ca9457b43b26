import DialogModel
import DialogStorage
import HTTP
import JSON

extension Operation {
    static let example: JSONValue = ["title": "Hello"]

    static let dialogs: [Operation] = [
        Operation(
            id: "listDialogs", method: .get, path: Links.dialogs, group: .dialogs,
            summary: "A page of the stored dialogs.",
            parameters: [
                .limit, .cursor,
                OperationParameter(
                    "q", "Words that all occur in id, name, title, description or tags.",
                    ["type": "string", "maxLength": 50], example: "hello"),
                OperationParameter("kind", "One kind alone.", .words(Dialog.Kind.self), example: "alert"),
                OperationParameter("tag", "One tag alone.", .slug, example: "form"),
                OperationParameter("style", "One style alone.", .slug, example: "ios"),
                OperationParameter(
                    "sort", "Keys, comma-separated, each with - in front for descending.",
                    [
                        "type": "string",
                        "pattern": .string("^-?(\(sortKeys))(,-?(\(sortKeys))){0,3}$"),
                    ], example: "-updatedAt"),
                OperationParameter(
                    "fields", "Members of a stored dialog and keys of its definition, comma-separated.",
                    ["type": "string", "pattern": .string("^(\(fields))(,(\(fields))){0,9}$")], example: "id,title"),
                .count,
            ],
            answers: [.json("A page.", "DialogPage"), .unchanged]),
        Operation(
            id: "createDialog", method: .post, path: Links.dialogs, group: .dialogs,
            summary: "Stores a new dialog; only a title is needed.", parameters: OperationParameter.creation,
            body: OperationBody((.json, .component("Dialog"), example)),
            answers: [
                .json("What would be stored.", "StoredDialog"),
                .json(201, "Stored.", "StoredDialog", headers: ["ETag", "Location"]),
            ], problems: [409, 413, 415, 422, 507]),
        Operation(
            id: "restoreBuiltins", method: .post, path: Links.restoreBuiltins, group: .dialogs,
            summary: "Brings back deleted built-in dialogs.", parameters: [.validate],
            answers: [.json("Those that came back.", "Restored")], problems: [413, 507]),
        Operation(
            id: "readDialog", method: .get, path: Links.dialog, group: .dialogs, summary: "One dialog.",
            parameters: [
                OperationParameter(
                    "view", "`resolved` fills in the defaults.", .words(["resolved"]), example: "resolved")
            ],
            answers: [.json("The dialog.", "StoredDialog", headers: ["ETag"]), .unchanged], problems: [404]),
        Operation(
            id: "putDialog", method: .put, path: Links.dialog, group: .dialogs,
            summary: "Creates or replaces a dialog.", parameters: OperationParameter.change,
            body: OperationBody((.json, .component("Dialog"), ["title": "Hello again"])),
            answers: [
                .json("Replaced.", "StoredDialog"),
                .json(201, "Created.", "StoredDialog", headers: ["ETag", "Location"]), .minimal,
            ], problems: [409, 412, 413, 415, 422, 428, 507]),
        Operation(
            id: "patchDialog", method: .patch, path: Links.dialog, group: .dialogs,
            summary: "Changes parts of it: JSON Merge Patch or JSON Patch.", parameters: OperationParameter.change,
            body: OperationBody(
                (.mergePatch, .component("MergePatch"), ["message": "Changed"]),
                (.json, .component("MergePatch"), ["message": "Changed"]),
                (
                    .jsonPatch, .component("JSONPatch"),
                    [["op": "add", "path": "/message", "value": "Changed"]]
                )),
            answers: [.json("Changed.", "StoredDialog"), .minimal],
            problems: [404, 409, 412, 413, 415, 422, 428, 503, 507]),
        Operation(
            id: "deleteDialog", method: .delete, path: Links.dialog, group: .dialogs,
            summary: "Deletes a dialog and its responses.", parameters: [.validate, .ifMatch],
            answers: [.deleted], problems: [404, 412, 413, 428]),
        Operation(
            id: "duplicateDialog", method: .post, path: Links.duplicate, group: .dialogs,
            summary: "Stores a copy under an id of its own.", parameters: OperationParameter.creation,
            answers: [
                .json("What would be stored.", "StoredDialog"),
                .json(201, "Stored.", "StoredDialog", headers: ["ETag", "Location"]),
            ], problems: [404, 409, 413, 422, 507]),
    ]

    static let versions: [Operation] = [
        Operation(
            id: "listVersions", method: .get, path: Links.versions, group: .dialogs,
            summary: "What the dialog was before, newest first.",
            answers: [.json("The versions.", "VersionPage"), .unchanged], problems: [404]),
        Operation(
            id: "readVersion", method: .get, path: Links.version, group: .dialogs, summary: "One version.",
            answers: [.json("The version.", "Version"), .unchanged], problems: [404]),
    ]

    private static let sortKeys = DialogQuery.Order.Key.allCases.map(\.rawValue).joined(separator: "|")
    private static let fields =
        (FieldSelection.own + DocumentKeys.dialog.filter { $0.utf8.first != 0x24 }).joined(separator: "|")
}
