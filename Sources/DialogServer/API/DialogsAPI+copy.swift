import DialogModel
import DialogStorage
import HTTP
import JSON

extension DialogsAPI {
    /// A copy under an id of its own, named after the original.
    func duplicate(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        return try site.idempotency.once(request) { request throws(Problem) in
            let record = try find(request)
            var definition = try DocumentReader.json(record.definition).root.value
            definition["id"] = nil
            let stem = String(String.UnicodeScalarView(record.document.name.unicodeScalars.prefix(110)))
            definition["name"] = .string("\(stem) copy")
            let draft = try DocumentReader.dialog(DocumentReader.json(JSONWriter().bytes(definition)))
            let id = Slug(naming: "\(record.id.rawValue.prefix(50))-copy", fallback: "copy")
            return try store(draft, like: id, request, isDryRun: isDryRun)
        }
    }

    /// Brings back the built-in dialogs that were deleted; those that are there stay as they are.
    func restoreBuiltins(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let isDryRun = try QueryReader(request, known: ["validate"]).isDryRun()
        var restored: [Slug] = []
        for builtin in site.builtins.dialogs {
            do throws(StoreError) {
                if try site.store.dialog(builtin.id) != nil { continue }
                if !isDryRun { _ = try site.store.createDialog(builtin.id, isFlexible: false, builtin.draft) }
                restored.append(builtin.id)
            } catch {
                if case .exists = error { continue }
                throw error.problem("dialog")
            }
        }
        var object = ObjectWriter()
        object.member("restored", .array(restored.map { .string($0.rawValue) }))
        return .data(object.finished())
    }
}
