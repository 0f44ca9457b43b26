import DialogModel
import DialogStorage
import JSON

/// A stored response as the API shows it.
struct ResponseView {
    let record: ResponseRecord

    init(_ record: ResponseRecord) { self.record = record }

    var json: [UInt8] {
        var object = ObjectWriter()
        object.member("id", record.id.description)
        object.member("dialog", record.dialog.rawValue)
        object.member("dialogVersion", record.dialogVersion)
        object.member("createdAt", record.createdAt.rfc3339)
        Self.write(record.response, into: &object)
        if record.isTest { object.member("test", true) }
        return object.finished()
    }

    /// What was answered, without what the store adds.
    static func json(_ response: Response) -> [UInt8] {
        var object = ObjectWriter()
        write(response, into: &object)
        return object.finished()
    }

    private static func write(_ response: Response, into object: inout ObjectWriter) {
        object.member("outcome", response.outcome.rawValue)
        object.member("button", response.button?.rawValue)
        object.member("values", .object(response.values.map { JSONMember($0.name, $0.value) }))
        object.member("elapsed", response.elapsed)
    }
}
