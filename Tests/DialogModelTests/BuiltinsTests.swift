import DialogModel
import Foundation
import JSON
import Testing

/// The built-in documents, which are data in the users' own format.
struct BuiltinsTests {
    private static func files(_ folder: String, ending: String) -> [String] {
        let templates = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Templates/\(folder)")
        let names = FileManager.default.enumerator(atPath: templates.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { templates.appending(path: $0).path }
    }

    private func document(_ path: String) throws -> JSONDocument {
        try JSONDocument(parsing: Array(try Data(contentsOf: URL(filePath: path))))
    }

    @Test(arguments: files("dialogs", ending: ".dialog.json"))
    func `A built-in dialog is valid without a warning`(path: String) throws {
        let document = try document(path)
        #expect(Dialog.decode(document).issues.map(\.line) == [])
        #expect(SchemaValidator(root: DialogSchema.document).accepts(document.root.value))
    }

    @Test(arguments: files("styles", ending: ".style.json"))
    func `A built-in style is valid without a warning`(path: String) throws {
        let document = try document(path)
        #expect(Style.decode(document).issues.map(\.line) == [])
        #expect(SchemaValidator(root: DialogSchema.style).accepts(document.root.value))
    }
}
