import Mustache
import Testing

/// One row of a table: a template, its partials and value, and the text that it makes.
struct RenderCase: Sendable, CustomTestStringConvertible {
    let title: String
    let template: String
    let value: MustacheValue
    let partials: KeyValuePairs<String, String>
    let expected: String

    init(
        _ title: String, _ template: String, _ value: MustacheValue = [:],
        partials: KeyValuePairs<String, String> = [:], makes expected: String
    ) {
        self.title = title
        self.template = template
        self.value = value
        self.partials = partials
        self.expected = expected
    }

    var testDescription: String { title }

    func render() throws -> String {
        try MustacheTests.render(template, value, partials: partials)
    }
}
