import Foundation
import Mustache
import Testing

/// The public suite, when its folder stands beside the package.
struct SpecificationTests {
    @Test(arguments: [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
    ])
    func `Every case of the public suite renders as expected`(file: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let folder = tests.appending(path: "../../../shared/mustache-spec")
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        let suite = try JSONDecoder().decode(
            SpecificationSuite.self, from: Data(contentsOf: folder.appending(path: file + ".json")))
        #expect(!suite.tests.isEmpty)
        for test in suite.tests {
            let sources = [("main", Array(test.template.utf8))] + (test.partials ?? [:]).map { ($0, Array($1.utf8)) }
            var output: [UInt8] = []
            do {
                let library = try MustacheLibrary(sources: sources, missingPartials: .empty)
                try library.render("main", test.data.value, into: &output)
            } catch {
                Issue.record("\(test.name): \(error)")
            }
            #expect(String(decoding: output, as: UTF8.self) == test.expected, "\(test.name)")
        }
    }
}
