import Mustache

/// `/problems/{code}`: what a kind of problem means, and what helps.
struct ProblemTypePage: SitePage {
    static let template = "errors/type.html"

    var entry: ProblemCatalogue.Entry

    var frame: PageFrame {
        PageFrame(title: entry.code, description: entry.meaning, section: .docs, stem: "reading")
    }

    var content: MustacheObject {
        [
            "code": .string(entry.code), "status": .int(entry.status), "meaning": .string(entry.meaning),
            "remedy": .string(entry.remedy),
        ]
    }
}
