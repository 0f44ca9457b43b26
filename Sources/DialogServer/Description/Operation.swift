import HTTP
import JSON

/// One call of the API: what the router answers, `/openapi.json` says and the reference shows.
struct Operation: Sendable {
    let id: String
    let method: HTTPMethod
    let path: PathPattern
    let group: Group
    let summary: String
    var parameters: [OperationParameter] = []
    var body: OperationBody?
    /// What it answers when all is well.
    let answers: [OperationAnswer]
    /// The statuses of its problems, without those that every call has.
    var problems: [UInt16] = []

    enum Group: String, CaseIterable, Sendable { case dialogs, responses, styles, tools, schemas, operations }

    /// Problems that any call can have: of the query, the token, the origin, the host, and our own.
    static let commonProblems: [UInt16] = [400, 401, 403, 421, 429, 431, 500]

    var allProblems: [UInt16] { Set(problems + Self.commonProblems).sorted() }

    /// Path parameters first, as the pattern names them.
    var allParameters: [OperationParameter] {
        path.placeholders.map(OperationParameter.path) + parameters
    }

    /// Every status that it may answer with.
    var statuses: [UInt16] { answers.map(\.status) + allProblems }

    static let all: [Operation] = dialogs + versions + responses + styles + tools + schemas + operations
}
