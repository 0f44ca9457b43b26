import HTTP
import JSON
import Mustache

/// `/docs`: every call of the API with an example, from the table that `/openapi.json` is made of.
struct DocsPage: SitePage {
    static let template = "pages/docs.html"

    let base: String

    var frame: PageFrame {
        PageFrame(
            title: "API", description: "Every call of the HTTP API, with an example.", section: .docs, stem: "docs")
    }

    var content: MustacheObject {
        [
            "groups": .list(
                Operation.Group.allCases.map { group in
                    let calls = Operation.all.filter { $0.group == group }
                    return [
                        "name": .string(group.title), "anchor": .string(group.rawValue),
                        "calls": .list(calls.map(value)),
                    ]
                }),
            "openAPI": .string(Links.openAPI()), "dialogSchema": .string(Links.dialogSchema()),
            "problems": .list(
                ProblemCatalogue.entries.map {
                    [
                        "code": .string($0.code), "status": .int($0.status), "meaning": .string($0.meaning),
                        "href": .string(Links.problem($0.code)),
                    ]
                }),
        ]
    }

    private func value(_ operation: Operation) -> MustacheValue {
        let example = CallExample(operation: operation, base: base)
        let forms = [("curl", example.curl), ("fetch", example.fetch), ("Swift", example.swift)]
        return [
            "id": .string(operation.id), "method": .string(operation.method.rawValue),
            "path": .string(operation.path.pattern), "summary": .string(operation.summary),
            "hasParameters": .bool(!operation.allParameters.isEmpty),
            "parameters": .list(
                operation.allParameters.map { parameter in
                    [
                        "name": .string(parameter.name), "place": .string(parameter.place.rawValue),
                        "summary": .string(parameter.summary), "isRequired": .bool(parameter.isRequired),
                    ]
                }),
            "answers": .list(
                operation.answers.map { answer in
                    [
                        "status": .int(Int(answer.status)), "summary": .string(answer.summary),
                        "types": .string(answer.contents.map(\.type.essence).joined(separator: ", ")),
                    ]
                }),
            "problemStatuses": .string(operation.allProblems.map(String.init).joined(separator: " ")),
            "examples": .list(
                forms.enumerated().map { index, form in
                    [
                        "language": .string(form.0), "text": .string(form.1), "isFirst": .bool(index == 0),
                        "key": .string("\(operation.id)-\(index)"),
                    ]
                }),
        ]
    }
}

extension Operation.Group {
    fileprivate var title: String {
        switch self {
        case .dialogs: "Dialogs"
        case .responses: "Responses"
        case .styles: "Styles"
        case .tools: "Tools"
        case .schemas: "Descriptions"
        case .operations: "Operations"
        }
    }
}
