import DialogModel
import DialogStorage
import HTTP
import JSON

extension DialogsAPI {
    static let patchTypes: [MediaType] = [.mergePatch, .json, .jsonPatch]

    /// JSON Merge Patch or JSON Patch on the definition; the result is checked as a whole.
    func patch(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        let type: MediaType
        do {
            type = try request.requireContentType(Self.patchTypes)
        } catch {
            var problem = error
            problem.headers.set(.acceptPatch, Self.patchTypes.map(\.essence).joined(separator: ", "))
            throw problem
        }
        let document = try DocumentReader.json(request.body)
        let operations = type.essence == MediaType.jsonPatch.essence ? try Self.operations(document) : nil
        let write = DocumentWrite(request: request, isDryRun: isDryRun)
        // Without a precondition a lost race is tried again; with one it is the client's to decide.
        for _ in 0..<16 {
            let record = try find(request)
            _ = try write.precondition(
                current: DocumentView(record), requiresMatch: site.configuration.requiresMatch)
            let before = try DocumentReader.json(record.definition).root.value
            let after =
                try operations.map { patch throws(Problem) in try Self.apply(patch, to: before) }
                ?? before.mergePatched(with: document.root.value)
            let draft = try DocumentReader.dialog(DocumentReader.json(JSONWriter().bytes(after)), id: record.id)
            if isDryRun { return try put(record.id, draft, request, isDryRun: true) }
            do throws(StoreError) {
                let stored = try site.store.putDialog(record.id, draft, if: .version(record.version))
                return write.answer(DocumentView(stored), isNew: false)
            } catch {
                if case .versionMismatch = error, !request.hasWritePrecondition { continue }
                throw error.problem("dialog")
            }
        }
        throw Problem(
            .serviceUnavailable, code: "busy", detail: "Others keep changing this dialog. Try again.",
            headers: HTTPHeaders([.retryAfter: "1"]))
    }

    private static func operations(_ document: JSONDocument) throws(Problem) -> JSONPatch {
        do { return try JSONPatch(document.root) } catch { throw error.problem(in: document) }
    }

    private static func apply(_ patch: JSONPatch, to value: JSONValue) throws(Problem) -> JSONValue {
        do { return try patch.applied(to: value) } catch { throw error.problem(in: nil) }
    }
}
