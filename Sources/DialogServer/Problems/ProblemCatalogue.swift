/// Every code that a problem of ours can have, with what it means and what helps.
enum ProblemCatalogue {
    struct Entry {
        let code: String
        let status: Int
        let meaning: String
        let remedy: String
    }

    static func entry(_ code: String) -> Entry? { entries.first { $0.code.utf8.elementsEqual(code.utf8) } }

    static let entries: [Entry] =
        [
            ("bad-form", 400, "A field of a form cannot be read.", "Send UTF-8 with correct percent-encoding."),
            ("bad-idempotency-key", 400, "The Idempotency-Key cannot be used.", "Use 1 to 255 visible ASCII signs."),
            ("bad-parameter", 400, "A query parameter has a value that it does not take.", "See `expected`."),
            ("bad-target", 400, "The request target cannot be read.", "Send a clean path, percent-encoded."),
            ("malformed-json", 400, "The body is no JSON.", "Mend the place that line, column and caret point at."),
            ("too-many-fields", 400, "A form has more fields than are read.", "Send at most 1000."),
            ("too-many-parameters", 400, "A query has more parameters than are read.", "Send at most 1000."),
            ("unknown-parameter", 400, "A query parameter is not known here.", "See `expected` and `suggestion`."),
            (
                "token-required", 401, "The server wants its token.",
                "Send it as a bearer token, or open `?token=…` once."
            ),
            ("cross-site", 403, "Another site's page asked.", "Ask from the server's own pages or outside a browser."),
            ("not-found", 404, "Nothing is stored under this path.", "Check the id; lists show what there is."),
            ("method-not-allowed", 405, "The path does not take this method.", "Use one that `Allow` names."),
            ("not-acceptable", 406, "It does not come as any type in `Accept`.", "Ask for one that `expected` names."),
            ("id-taken", 409, "Another document has this id.", "Choose another id, or leave it out."),
            ("idempotency-key-running", 409, "The first request with this key still runs.", "Wait, then send again."),
            ("patch-conflict", 409, "An operation's path leads nowhere.", "Read the document again and mend the path."),
            ("patch-test-failed", 409, "A test operation found another value.", "Read the document again."),
            ("precondition-failed", 412, "The document is another version than you named.", "Read it again first."),
            ("content-too-large", 413, "The body is too long.", "Send a smaller one."),
            ("unsupported-media-type", 415, "The body's type is not read here.", "Send one that `Accept` names."),
            (
                "misdirected-request", 421, "The server does not answer under this name.",
                "Start it with --allowed-host."
            ),
            ("idempotency-key-reused", 422, "The key came with another body before.", "Use a new key."),
            ("invalid-curve", 422, "The curve cannot be played.", "Mend each of `errors`."),
            ("invalid-dialog", 422, "The document is JSON, but no valid dialog.", "Mend each of `errors`."),
            ("invalid-id", 422, "The id cannot be one.", "Use words of a–z and 0–9, joined by hyphens."),
            ("invalid-patch", 422, "The body is no JSON Patch.", "Mend each of `errors`; see RFC 6902."),
            ("invalid-response", 422, "The answer does not fit the dialog.", "Mend each of `errors`."),
            ("invalid-style", 422, "The document is JSON, but no valid style.", "Mend each of `errors`."),
            ("precondition-required", 428, "Changes must name a version here.", "Send the document's tag in If-Match."),
            ("too-many-guesses", 429, "Too many wrong tokens came from this address.", "Wait as `Retry-After` says."),
            ("internal-error", 500, "Something failed on the server.", "The log has more, under the request's id."),
            ("busy", 503, "Others keep changing the document.", "Send it again after a moment."),
            ("too-many-streams", 503, "All event streams are taken.", "Close one, or wait as `Retry-After` says."),
            ("quota-bytes", 507, "The store is full.", "Delete something first."),
            ("quota-dialogs", 507, "As many dialogs are stored as may be.", "Delete some first."),
            ("quota-responses", 507, "The dialog has as many responses as it may.", "Delete some first."),
            ("quota-styles", 507, "As many styles are stored as may be.", "Delete some first."),
        ].map { Entry(code: $0.0, status: $0.1, meaning: $0.2, remedy: $0.3) }
}
