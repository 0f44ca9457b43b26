import DialogStorage
import Foundation
import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

/// A folder of files and the store that follows it. Looks are taken by hand, so nothing depends on when.
@Suite final class LiveFolderTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func site(_ change: (inout ServedFolder) -> Void = { _ in }) throws -> TestSite {
        var served = ServedFolder(folder.path)
        change(&served)
        let site = try TestSite { $0.folder = served }
        settle(site)
        site.server.beginWriting {}
        return site
    }

    /// Looks as often as the folder wants to be looked through.
    private func settle(_ site: TestSite) {
        var look = site.server.lookThroughFolder()
        while let again = look?.again {
            usleep(UInt32(again + 1) * 1000)
            look = site.server.lookThroughFolder()
        }
    }

    private func write(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func read(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    private func rename(_ name: String, _ other: String) throws {
        try FileManager.default.moveItem(
            at: folder.appendingPathComponent(name), to: folder.appendingPathComponent(other))
    }

    private func title(_ id: String, _ site: TestSite) throws -> String? {
        try site.get("/api/v1/dialogs/\(id)").json["definition"]?["title"]?.string
    }

    private func version(_ id: String, _ site: TestSite) throws -> Int? {
        try site.get("/api/v1/dialogs/\(id)").json["version"]?.int
    }

    private func broken(_ site: TestSite) throws -> [JSONValue] {
        try site.get("/api/v1/files").json["items"]?.array ?? []
    }

    @Test func `Files below the folder are served, under their own id or their name`() throws {
        try write("one.dialog.json", #"{"title":"One"}"#)
        try write("deep/er/two.dialog.json", #"{"id":"second","title":"Two"}"#)
        try write("mine.style.json", "{}")
        try write("notes.json", "no document")
        try write(".hidden.dialog.json", #"{"title":"Hidden"}"#)
        let site = try site()
        #expect(try title("one", site) == "One")
        #expect(try title("second", site) == "Two")
        #expect(try site.get("/api/v1/styles/mine").status == 200)
        #expect(try title("hidden", site) == nil)
        #expect(try broken(site).isEmpty)
    }

    @Test func `A saved change is a new version; saving the same again is none`() throws {
        try write("one.dialog.json", #"{"title":"One"}"#)
        let site = try site()
        try write("one.dialog.json", #"{"title":"Changed"}"#)
        settle(site)
        #expect(try title("one", site) == "Changed")
        #expect(try version("one", site) == 2)
        try write("one.dialog.json", "{\n  \"title\": \"Changed\"\n}\n")
        settle(site)
        #expect(try version("one", site) == 2)
        try write(".one.tmp", #"{"title":"Moved into place"}"#)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("one.dialog.json"))
        try rename(".one.tmp", "one.dialog.json")
        settle(site)
        #expect(try title("one", site) == "Moved into place")
        #expect(try version("one", site) == 3)
    }

    @Test func `A broken file is told of with line, column and caret, and what it last held stays`() throws {
        try write("one.dialog.json", #"{"title":"Good"}"#)
        let site = try site()
        try write("one.dialog.json", "{\n  \"title\": }")
        settle(site)
        #expect(try title("one", site) == "Good")
        let report = try #require(try broken(site).first)
        #expect(report["file"]?.string == "one.dialog.json")
        #expect(report["dialog"]?.string == "one")
        let issue = try #require(report["issues"]?[0])
        #expect(issue["line"]?.int == 2)
        #expect(issue["column"]?.int == 12)
        #expect(issue["excerpt"]?.string == "  \"title\": }\n           ^")
        #expect(site.log.all == ["one.dialog.json:2:12: expected a value, found '}'\n  \"title\": }\n           ^\n"])
        try write("one.dialog.json", #"{"title":"Good","kind":"alrt"}"#)
        settle(site)
        let wrong = try #require(try broken(site).first?["issues"]?[0])
        #expect(wrong["pointer"]?.string == "#/kind")
        #expect(wrong["suggestion"]?.string == "alert")
        try write("one.dialog.json", #"{"title":"Better"}"#)
        settle(site)
        #expect(try title("one", site) == "Better")
        #expect(try broken(site).isEmpty)
        #expect(site.log.all.last == "one.dialog.json: in order again")
        let events = site.store.changes(after: 0)?.map(\.event) ?? []
        #expect(events.contains(.fileBroken("one.dialog.json")))
        #expect(events.last == .fileMended("one.dialog.json"))
    }

    @Test func `A file that is gone takes its dialog with it; one that is back in a moment does not`() throws {
        try write("one.dialog.json", #"{"title":"One"}"#)
        try write("two.dialog.json", #"{"title":"Two"}"#)
        let site = try site()
        try FileManager.default.removeItem(at: folder.appendingPathComponent("one.dialog.json"))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("two.dialog.json"))
        _ = site.server.lookThroughFolder()
        #expect(try title("one", site) == "One")
        try write("two.dialog.json", #"{"title":"Two"}"#)
        settle(site)
        #expect(try title("one", site) == nil)
        #expect(try title("two", site) == "Two")
        #expect(try version("two", site) == 1)
    }

    @Test func `A renamed file is the same dialog where it says its id, else one of the new name`() throws {
        try write("one.dialog.json", #"{"id":"fixed","title":"One"}"#)
        try write("two.dialog.json", #"{"title":"Two"}"#)
        let site = try site()
        try rename("one.dialog.json", "uno.dialog.json")
        try rename("two.dialog.json", "due.dialog.json")
        settle(site)
        #expect(try version("fixed", site) == 1)
        #expect(try title("two", site) == nil)
        #expect(try title("due", site) == "Two")
        #expect(
            site.store.changes(after: 0)?.contains {
                "\($0.event)".contains("Deleted") && "\($0.event)".contains("fixed")
            } == false)
    }

    @Test func `Of two files with one id the first by name counts, and the other is told of`() throws {
        try write("a.dialog.json", #"{"id":"same","title":"A"}"#)
        try write("b.dialog.json", #"{"id":"same","title":"B"}"#)
        let site = try site()
        #expect(try title("same", site) == "A")
        #expect(try broken(site).map { $0["file"]?.string } == ["b.dialog.json"])
        try FileManager.default.removeItem(at: folder.appendingPathComponent("a.dialog.json"))
        settle(site)
        #expect(try title("same", site) == "B")
        #expect(try broken(site).isEmpty)
    }

    @Test func `A built-in comes back when the file in its place is gone`() throws {
        try write("welcome.dialog.json", #"{"title":"Mine"}"#)
        let site = try site()
        #expect(try title("welcome", site) == "Mine")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("welcome.dialog.json"))
        settle(site)
        #expect(try title("welcome", site) == "Welcome aboard")
    }

    @Test func `Links lead to files of the folder and nowhere else`() throws {
        let outside = folder.deletingLastPathComponent().appendingPathComponent("\(folder.lastPathComponent)-outside")
        try Data(#"{"title":"Secret"}"#.utf8).write(to: outside)
        defer { try? FileManager.default.removeItem(at: outside) }
        try write("real.dialog.json", #"{"id":"real","title":"Real"}"#)
        try write("sub/inner.txt", #"{"title":"Linked"}"#)
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: folder.path + "/inside.dialog.json", withDestinationPath: "sub/inner.txt")
        try files.createSymbolicLink(
            atPath: folder.path + "/out.dialog.json", withDestinationPath: outside.path)
        try files.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: folder.path)
        mkfifo(folder.path + "/pipe.dialog.json", 0o600)
        let site = try site()
        #expect(try title("inside", site) == "Linked")
        #expect(try title("out", site) == nil)
        #expect(try title("pipe", site) == nil)
        #expect(try broken(site).map { $0["file"]?.string } == ["out.dialog.json"])
    }

    @Test func `Hundreds of files at once are all taken over`() throws {
        let site = try site()
        for number in 0..<300 { try write("many-\(number).dialog.json", #"{"title":"Many \#(number)"}"#) }
        settle(site)
        for number in 0..<300 { #expect(try title("many-\(number)", site) == "Many \(number)") }
    }

    @Test func `A folder that is away for now takes nothing with it`() throws {
        try write("one.dialog.json", #"{"title":"One"}"#)
        let site = try site()
        let elsewhere = folder.appendingPathExtension("away")
        try FileManager.default.moveItem(at: folder, to: elsewhere)
        _ = site.server.lookThroughFolder()
        usleep(300_000)
        _ = site.server.lookThroughFolder()
        #expect(try title("one", site) == "One")
        try FileManager.default.moveItem(at: elsewhere, to: folder)
        settle(site)
        #expect(try title("one", site) == "One")
    }

    @Test func `Without leave nothing is written`() throws {
        try write("one.dialog.json", #"{"title":"One"}"#)
        let site = try site()
        _ = try site.send(.put, "/api/v1/dialogs/one", #"{"title":"Stored"}"#)
        try site.create(#"{"title":"New"}"#)
        settle(site)
        #expect(read("one.dialog.json") == #"{"title":"One"}"#)
        #expect(read("new.dialog.json") == nil)
    }

    @Test func `What is stored is written, once, and makes no new version`() throws {
        try write("one.dialog.json", #"{"title":"One"}"#)
        try write("other.dialog.json", #"{"id":"two","title":"Two"}"#)
        let site = try site { $0.isWritten = true }
        _ = try site.send(.put, "/api/v1/dialogs/one", #"{"title":"Stored"}"#)
        _ = try site.send(.put, "/api/v1/dialogs/two", #"{"title":"Stored too"}"#)
        try site.create(#"{"title":"New one"}"#)
        _ = try site.send(.put, "/api/v1/styles/mine", "{}")
        settle(site)
        #expect(read("one.dialog.json") == "{\n  \"title\": \"Stored\"\n}\n")
        #expect(read("other.dialog.json") == "{\n  \"id\": \"two\",\n  \"title\": \"Stored too\"\n}\n")
        #expect(read("new-one.dialog.json") == "{\n  \"title\": \"New one\"\n}\n")
        #expect(read("mine.style.json") == "{}\n")
        settle(site)
        #expect(try version("one", site) == 2)
        #expect(try version("two", site) == 2)
        #expect(try version("new-one", site) == 1)
        _ = try site.send(.delete, "/api/v1/dialogs/new-one")
        settle(site)
        #expect(read("new-one.dialog.json") == nil)
        // A built-in that nobody changed has no file.
        #expect(read("welcome.dialog.json") == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test func `A file that was changed at the same time is not overwritten`() throws {
        try write("one.dialog.json", #"{"title":"One"}"#)
        let site = try site { $0.isWritten = true }
        _ = try site.send(.put, "/api/v1/dialogs/one", #"{"title":"Browser"}"#)
        try write("one.dialog.json", #"{"title":"Editor"}"#)
        settle(site)
        #expect(read("one.dialog.json") == #"{"title":"Editor"}"#)
        #expect(try title("one", site) == "Editor")
        let past = try site.get("/api/v1/dialogs/one/versions/2").json
        #expect(past["definition"]?["title"]?.string == "Browser")
        try write("one.dialog.json", #"{"title":"#)
        settle(site)
        _ = try site.send(.put, "/api/v1/dialogs/one", #"{"title":"Browser again"}"#)
        settle(site)
        #expect(read("one.dialog.json") == #"{"title":"#)
    }

    @Test func `A folder that is read once has to be in order`() throws {
        try write("bad.dialog.json", #"{"title":1}"#)
        #expect(throws: StartupError.self) { try self.site { $0.isLive = false } }
    }
}
