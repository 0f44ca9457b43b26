import Mustache

/// `/docs`: every call of the API with an example.
struct DocsPage: SitePage {
    static let template = "pages/docs.html"

    var frame: PageFrame {
        PageFrame(
            title: "API", description: "Every call of the HTTP API, with an example.", section: .docs, stem: "reading")
    }

    var content: MustacheObject {
        [
            "groups": .list(
                DocumentedCall.groups.map { name, calls in
                    ["name": .string(name), "calls": .list(calls.map(\.value))]
                }),
            "example": .string(DocumentedCall.first.curl),
            "calls": .list(DocumentedCall.groups.flatMap { $0.calls }.map(\.value)),
            "problems": .list(
                ProblemCatalogue.entries.map {
                    [
                        "code": .string($0.code), "status": .int($0.status), "meaning": .string($0.meaning),
                        "href": .string(Links.problem($0.code)),
                    ]
                }),
        ]
    }
}
