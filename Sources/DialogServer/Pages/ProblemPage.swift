import HTTP
import Mustache

/// A problem for people: the same as the JSON says.
struct ProblemPage: SitePage {
    static let template = "errors/problem.html"

    var problem: Problem

    var frame: PageFrame {
        PageFrame(title: problem.title, description: problem.detail, section: nil, stem: "reading")
    }

    var content: MustacheObject {
        [
            "status": .int(Int(problem.status.code)),
            "title": .string(problem.title),
            "detail": .string(problem.detail),
            "code": .string(problem.code),
            "requestId": MustacheValue(problem.requestID),
            "isNotFound": .bool(problem.status == .notFound),
            "isOurs": .bool(problem.status.code >= 500),
            "excerpt": MustacheValue(problem.errors.lazy.compactMap(\.excerpt).first),
            "back": .null,
            "hasErrors": .bool(!problem.errors.isEmpty),
            "errors": .list(problem.errors.map(Self.row)),
        ]
    }

    private static func row(_ error: ProblemError) -> MustacheValue {
        let place: String? =
            switch error.place {
            case .pointer(let pointer): pointer
            case .parameter(let name): "parameter \(name)"
            case .header(let name): "header \(name)"
            case nil: nil
            }
        return [
            "place": MustacheValue(place),
            "code": .string(error.code),
            "detail": .string(error.detail),
            "expected": MustacheValue(error.expected),
            "received": MustacheValue(error.received),
            "suggestion": MustacheValue(error.suggestion),
            "line": MustacheValue(error.line.map { "\($0)" }),
            "column": MustacheValue(error.column.map { "\($0)" }),
            "excerpt": MustacheValue(error.excerpt),
        ]
    }
}
