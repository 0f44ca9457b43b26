import DialogModel
import DialogStorage
import HTTP

extension StoreError {
    /// What the client is told; `what` is the thing that was asked for, as in "no dialog".
    func problem(_ what: String) -> Problem {
        switch self {
        case .notFound: .notFound("There is no \(what) of this id.")
        case .exists(let id):
            Problem(
                .conflict, code: "id-taken", detail: "There is a \(what) of the id \(id) already.",
                errors: [
                    ProblemError(
                        .pointer("#/id"), code: "id-taken", detail: "Choose another id, or leave it out.",
                        received: id.rawValue)
                ])
        case .versionMismatch:
            Problem(
                .preconditionFailed, code: "precondition-failed",
                detail: "The \(what) has changed meanwhile. Read it again, then repeat the change.")
        case .quotaExceeded(let quota): quota.problem
        case .positionExpired:
            .badParameter("cursor", "The list behind this cursor is kept no longer. Start again without a cursor.")
        }
    }
}

extension StoreError.Quota {
    fileprivate var problem: Problem {
        let (code, detail) =
            switch self {
            case .dialogs(let limit): ("quota-dialogs", "At most \(limit) dialogs are kept. Delete some first.")
            case .styles(let limit): ("quota-styles", "At most \(limit) styles are kept. Delete some first.")
            case .responsesPerDialog(let limit):
                ("quota-responses", "At most \(limit) responses of a dialog are kept. Delete some first.")
            case .bytes(let limit):
                ("quota-bytes", "At most \(limit >> 20) MiB are kept in all. Delete something first.")
            }
        return Problem(.insufficientStorage, code: code, title: "Quota Exceeded", detail: detail)
    }
}
