import DialogModel
import DialogStorage

/// What an answer was made from, and with whose change it is out of date.
enum Dependency: Sendable, Hashable {
    case dialog(Slug)
    /// Any dialog: lists and the gallery.
    case dialogs
    case style(Slug)
    case styles
    case responses(of: Slug)
}

extension Change.Event {
    /// What this change makes out of date.
    var touched: [Dependency] {
        switch self {
        case .dialogCreated(let id), .dialogUpdated(let id, _): [.dialog(id), .dialogs]
        case .dialogDeleted(let id): [.dialog(id), .dialogs, .responses(of: id)]
        case .responseCreated(_, let dialog), .responseDeleted(_, let dialog), .responsesCleared(let dialog):
            [.responses(of: dialog)]
        case .styleCreated(let id), .styleUpdated(let id, _), .styleDeleted(let id): [.style(id), .styles]
        case .fileBroken, .fileMended: []
        }
    }
}
