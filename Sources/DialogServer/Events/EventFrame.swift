import DialogModel
import DialogStorage

/// A change as clients of the event stream get it, made once for all of them.
struct EventFrame: Sendable {
    let topic: EventTopic
    /// One server-sent event, blank line included.
    let bytes: [UInt8]

    /// - Parameter id: what the change is called outside.
    init(_ change: Change, id: UInt64) {
        let event = change.event
        topic = event.topic
        var object = ObjectWriter()
        object.member("id", Int(clamping: id))
        object.member("type", event.type)
        object.member("createdAt", change.at.rfc3339)
        event.write(to: &object)
        bytes = Self.bytes(id: id, type: event.type, data: object.finished())
    }

    /// JSON has no line breaks, so the data is one line.
    static func bytes(id: UInt64, type: String, data: [UInt8]) -> [UInt8] {
        Array("id: \(id)\nevent: \(type)\ndata: ".utf8) + data + [0x0A, 0x0A]
    }
}

extension Change.Event {
    /// The name of the event, and its `type`.
    var type: String {
        switch self {
        case .dialogCreated: "dialog.created"
        case .dialogUpdated: "dialog.updated"
        case .dialogDeleted: "dialog.deleted"
        case .responseCreated: "response.created"
        case .responseDeleted: "response.deleted"
        case .responsesCleared: "response.cleared"
        case .styleCreated: "style.created"
        case .styleUpdated: "style.updated"
        case .styleDeleted: "style.deleted"
        case .fileBroken: "file.broken"
        case .fileMended: "file.mended"
        }
    }

    var topic: EventTopic {
        switch self {
        case .dialogCreated(let id), .dialogUpdated(let id, _), .dialogDeleted(let id): EventTopic(.dialogs, id)
        case .responseCreated(_, let id), .responseDeleted(_, let id), .responsesCleared(let id):
            EventTopic(.responses, id)
        case .styleCreated(let id), .styleUpdated(let id, _), .styleDeleted(let id): EventTopic(.styles, id)
        case .fileBroken, .fileMended: EventTopic(.files, nil)
        }
    }

    /// What it happened to, and where that is read.
    func write(to object: inout ObjectWriter) {
        switch self {
        case .dialogCreated(let id): Self.write("dialog", id, 1, Links.dialog(id), to: &object)
        case .dialogUpdated(let id, let version): Self.write("dialog", id, version, Links.dialog(id), to: &object)
        case .dialogDeleted(let id): Self.write("dialog", id, nil, Links.dialog(id), to: &object)
        case .responseCreated(let response, let id), .responseDeleted(let response, let id):
            object.member("dialog", id.rawValue)
            object.member("response", response.description)
            object.member("path", Links.response(id, response))
        case .responsesCleared(let id): Self.write("dialog", id, nil, Links.responses(id), to: &object)
        case .styleCreated(let id): Self.write("style", id, 1, Links.style(id), to: &object)
        case .styleUpdated(let id, let version): Self.write("style", id, version, Links.style(id), to: &object)
        case .styleDeleted(let id): Self.write("style", id, nil, Links.style(id), to: &object)
        case .fileBroken(let file), .fileMended(let file):
            object.member("file", file)
            object.member("path", Links.files())
        }
    }

    private static func write(
        _ sort: String, _ id: Slug, _ version: Int?, _ path: String, to object: inout ObjectWriter
    ) {
        object.member(sort, id.rawValue)
        if let version { object.member("version", version) }
        object.member("path", path)
    }
}
