import DialogModel
import DialogStorage
import HTTP

/// The rules that every change of a stored document follows: preconditions, dry runs, what is answered.
struct DocumentWrite {
    let request: HTTPRequest
    let isDryRun: Bool

    /// - Parameter requiresMatch: a change of what is there must say which version it means.
    func precondition(current: DocumentView?, requiresMatch: Bool) throws(Problem) -> Precondition {
        // A tag is a digest of the document: made only where the request has one to compare.
        try request.checkPreconditions(current: request.hasWritePrecondition ? current?.etag : nil)
        if requiresMatch, current != nil, !request.headers.contains(.ifMatch) {
            throw Problem(
                .preconditionRequired, code: "precondition-required",
                detail: "Say which version you change: send its tag in If-Match.",
                errors: [
                    ProblemError(
                        .header("If-Match"), code: "precondition-required", detail: "The header is missing.",
                        expected: current?.etag.description)
                ])
        }
        guard request.hasWritePrecondition else { return .anything }
        return current.map { .version($0.version) } ?? .absent
    }

    /// 201 for what is new, else 200; 204 or 201 without a body where the client prefers so.
    func answer(_ view: DocumentView, isNew: Bool) -> HTTPResponse {
        let isMinimal = request.prefersMinimal && !isDryRun
        let isCreated = isNew && !isDryRun
        var response =
            isMinimal
            ? HTTPResponse(isCreated ? .created : .noContent, headers: SecurityHeaders.data)
            : .data(view.json(base: request.base), isCreated ? .created : .ok)
        if isMinimal { response.headers.set("Preference-Applied", "return=minimal") }
        if !isDryRun { response.headers.set(.etag, view.etag.description) }
        if isCreated, let own = view.links.first(where: { $0.name == "self" }) {
            response.headers.set(.location, request.base + own.path)
        }
        return response
    }
}

extension HTTPRequest {
    /// The `{id}` of the path; what is no slug cannot be stored, so it is not found.
    func slug(_ what: String) throws(Problem) -> Slug {
        guard let id = Slug(parameters["id"]) else { throw .notFound("There is no \(what) of this id.") }
        return id
    }
}

extension Problem {
    /// A path that names what cannot be an id.
    static func badID(_ text: String) -> Problem {
        Problem(
            .unprocessableContent, code: "invalid-id",
            detail: "An id has 1 to 64 signs: words of a–z and 0–9, joined by hyphens.",
            errors: [
                ProblemError(
                    .parameter("id"), code: "invalid-slug", detail: "This is no id.",
                    expected: "words of a–z and 0–9, joined by hyphens", received: text)
            ])
    }
}
