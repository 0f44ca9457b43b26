import DialogStorage
import Foundation
import Testing

@testable import DialogServer

/// What is wrong with the resources is said at the start, all of it, with file, line and column.
@Suite struct StartupTests {
    private func build(_ change: (URL) throws -> Void) throws -> String? {
        let root = try #require(#filePath.components(separatedBy: "/Tests/").first)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("startup-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Public", "Templates"] {
            try FileManager.default.copyItem(
                at: URL(fileURLWithPath: "\(root)/\(name)"), to: folder.appendingPathComponent(name))
        }
        try change(folder)
        let resources = try ResourceLocator(named: folder.path, executable: nil, workingDirectory: "/")
        do {
            _ = try Server.build(ServerConfiguration(resources: resources), store: MemoryDialogStore())
            return nil
        } catch {
            return error.description.replacingOccurrences(of: folder.path, with: "ROOT")
        }
    }

    @Test func `Good resources start`() throws {
        #expect(try build { _ in } == nil)
    }

    @Test func `Every broken document is reported with its place and a caret`() throws {
        let report = try build { folder in
            let dialogs = folder.appendingPathComponent("Templates/dialogs")
            try Data("{\n  \"title\": }".utf8).write(to: dialogs.appendingPathComponent("broken.dialog.json"))
            try Data("{\"title\":\"A\",\"kind\":\"alrt\"}".utf8).write(
                to: dialogs.appendingPathComponent("wrong.dialog.json"))
        }
        let text = try #require(report)
        #expect(text.contains("ROOT/Templates/dialogs/broken.dialog.json:2:12: "))
        #expect(text.contains("ROOT/Templates/dialogs/wrong.dialog.json:1:21: "))
        #expect(text.contains("Did you mean \"alert\"?"))
        #expect(text.contains("{\"title\":\"A\",\"kind\":\"alrt\"}\n                    ^"))
    }

    @Test func `A missing partial names the template that wants it`() throws {
        let report = try build { folder in
            try FileManager.default.removeItem(
                at: folder.appendingPathComponent("Templates/partials/card.html.mustache"))
        }
        #expect(try #require(report).hasPrefix("pages/gallery.html:"))
    }

    @Test func `Resources that are not there say where was looked`() {
        #expect(throws: StartupError.self) {
            try ResourceLocator(named: "/nowhere", executable: nil, workingDirectory: "/")
        }
        do throws(StartupError) {
            _ = try ResourceLocator(named: nil, executable: "/a/b/program", workingDirectory: "/c")
            Issue.record("found resources")
        } catch {
            for place in ["  /a/b\n", "  /a/b/share/dialog-preview\n", "  /a\n", "  /c\n"] {
                #expect(error.description.contains(place))
            }
        }
    }
}
