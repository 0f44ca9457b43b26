import HTTP

/// `/api/v1/files`: which files of the served folder cannot be read, and why.
struct FilesAPI: Sendable {
    let site: Site

    func list(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        _ = try QueryReader(request, known: [])
        var object = ObjectWriter()
        object.member("items", list: site.folder?.reports ?? []) { $0.fault.json($0.key) }
        return .data(object.finished())
    }
}
