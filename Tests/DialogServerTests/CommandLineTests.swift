import Foundation
import JSON
import TestSupport
import Testing

/// The built program, run as users run it.
@Suite struct CommandLineTests {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    private static let program: URL? = {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let root = #filePath.components(separatedBy: "/Tests/").first ?? "."
        return [own, URL(fileURLWithPath: "\(root)/.build/debug")].map { $0.appendingPathComponent("dialog-preview") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    private static func process(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Process {
        let process = Process()
        let program: URL = try #require(Self.program, "the program is not built")
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        var inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DIALOG_PREVIEW_") }
        inherited["PORT"] = nil
        process.environment = inherited.merging(environment) { $1 }
        return process
    }

    private static func run(
        _ arguments: [String], _ environment: [String: String] = [:], input: String = ""
    ) throws -> Outcome {
        let process = try process(arguments, environment)
        let (output, errors, source) = (Pipe(), Pipe(), Pipe())
        (process.standardOutput, process.standardError, process.standardInput) = (output, errors, source)
        try process.run()
        source.fileHandleForWriting.write(Data(input.utf8))
        try source.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: text, errors: words)
    }

    private static func file(_ name: String, _ text: String, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: path)
        try body(path.path)
    }

    @Test(arguments: [
        (["srve"], "Unknown command 'srve'. Did you mean 'serve'?"),
        (["serve", "--prot", "1"], "Unknown option '--prot'. Did you mean '--port'?"),
        (["serve", "--port"], "--port needs a value."),
        (["serve", "--port", "70000"], "--port takes a number from 0 to 65535, not '70000'."),
        (["serve", "--json=yes"], "--json takes no value."),
        (["serve", "a", "b"], "Unexpected argument 'b'."),
        (["render"], "render needs FILE."),
        (["validate"], "validate needs FILE…."),
        (["serve", "--host", "0.0.0.0"], "0.0.0.0 can be reached from elsewhere, so it needs a token"),
        (["serve", "--host", "::"], ":: can be reached from elsewhere, so it needs a token"),
        (["serve", "--host", "127.0.0.1.example"], "can be reached from elsewhere, so it needs a token"),
        (["serve", "--token", "short"], "--token needs at least 16 signs."),
        (["render", "a.json", "--theme", "drak"], "Unknown theme 'drak'. Did you mean 'dark'?"),
    ])
    func `A command line that makes no sense exits with 2 and says why`(arguments: [String], message: String) throws {
        let outcome = try Self.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("dialog-preview: "))
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test func `A variable of the environment stands for its flag`() throws {
        let outcome = try Self.run(["serve"], ["DIALOG_PREVIEW_PORT": "x"])
        #expect(outcome.status == 2)
        #expect(try Self.run(["serve"], ["PORT": "99999"]).errors.contains("PORT takes a number"))
    }

    @Test func `Help names every command and every option`() throws {
        let overview = try Self.run(["help"])
        #expect(overview.status == 0)
        for command in ["serve", "render", "validate", "version", "help"] {
            #expect(overview.output.contains("\n  \(command)"))
        }
        #expect(try Self.run(["--help"]).output == overview.output)
        let serve = try Self.run(["serve", "--help"]).output
        #expect(try Self.run(["help", "serve"]).output == serve)
        for flag in ["--port N", "--host ADDRESS", "--token TEXT", "--allowed-host NAME", "--json", "--open"] {
            #expect(serve.contains("\n  \(flag)"))
        }
        #expect(try Self.run(["version"]).output == "Dialog Preview 0.1.0\n")
    }

    @Test func `Validate shows each finding with its place and a caret`() throws {
        try Self.file("wrong.dialog.json", "{\n  \"title\": \"A\",\n  \"kind\": \"alrt\"\n}\n") { path in
            let outcome = try Self.run(["validate", path])
            #expect(outcome.status == 1)
            #expect(outcome.output.hasPrefix("\(path):3:11: "))
            #expect(outcome.output.contains("Did you mean \"alert\"?"))
            #expect(outcome.output.contains("\n  \"kind\": \"alrt\"\n          ^\n"))
            let json = try Self.run(["validate", "--json", path]).output
            let value = try JSONDocument(parsing: Array(json.utf8)).root.value
            #expect(value["valid"]?.bool == false)
            #expect(value["issues"]?[0]?["line"]?.int == 3)
        }
        try Self.file("broken.dialog.json", "{\"title\":}") { path in
            let outcome = try Self.run(["validate", path])
            #expect(outcome.status == 1)
            #expect(outcome.output.hasPrefix("\(path):1:10: "))
            #expect(outcome.output.contains("\n{\"title\":}\n         ^\n"))
        }
        try Self.file("good.dialog.json", "{\"title\":\"A\"}") { path in
            let outcome = try Self.run(["validate", path, "-"], input: "{\"title\":\"B\"}")
            #expect(outcome.status == 0)
            #expect(outcome.output == "\(path): valid\n-: valid\n")
        }
        #expect(try Self.run(["validate", "/nowhere.json"]).output == "/nowhere.json: No such file or directory\n")
    }

    @Test func `Render writes one file to standard output`() throws {
        let outcome = try Self.run(["render", "-", "--theme", "dark"], input: "{\"title\":\"Rendered\"}")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("<!doctype html>"))
        #expect(outcome.output.contains("Rendered") && outcome.output.contains("data-theme=\"dark\""))
        let wrong = try Self.run(["render", "-"], input: "{\"titel\":\"Rendered\"}")
        #expect(wrong.status == 1)
        #expect(wrong.output.isEmpty)
        #expect(wrong.errors.contains("Did you mean \"title\"?"))
    }

    /// Starts a server on a free port, hands its port to `body`, ends it by a signal and gives its last words.
    private func serving(
        _ arguments: [String] = [], _ environment: [String: String] = [:], signal: Int32 = SIGTERM,
        _ body: (UInt16, Process) throws -> Void
    ) throws -> Outcome {
        let process = try Self.process(["serve", "--port", "0", "--json"] + arguments, environment)
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        var line = Data()
        while line.last != 0x0A {
            let part = output.fileHandleForReading.availableData
            if part.isEmpty { break }
            line += part
        }
        let ready = try JSONDocument(parsing: Array(line)).root.value
        let port = try #require(ready["port"]?.int.flatMap { UInt16(exactly: $0) })
        #expect(ready["event"]?.string == "listening")
        #expect(ready["url"]?.string == "http://127.0.0.1:\(port)/")
        #expect(ready["pid"]?.int == Int(process.processIdentifier))
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        try body(port, process)
        kill(process.processIdentifier, signal)
        let rest = output.fileHandleForReading.readDataToEndOfFile()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(rest.isEmpty)
        return Outcome(status: process.terminationStatus, output: "", errors: words)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `Serve prints one line of JSON, answers, and stops cleanly on a signal`(signal: Int32) throws {
        let outcome = try serving(signal: signal) { port, _ in
            let client = try LiveClient(port: port)
            #expect(try client.get("/livez").text == "ok\n")
            #expect(try client.get("/preview/welcome").status == 200)
            #expect(try client.post("/api/v1/dialogs", #"{"title":"Live"}"#).status == 201)
            #expect(try client.get("/preview/live").text.contains("Live"))
            #expect(try client.get("/%2e%2e/etc/passwd").status == 400)
        }
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("Gallery  http://127.0.0.1:"))
        #expect(outcome.errors.hasSuffix("Stopped.\n"))
    }

    @Test func `Unknown hosts are turned away, added ones are not`() throws {
        _ = try serving(["--allowed-host", "preview.example"]) { port, _ in
            for (host, status) in [("evil.example", 421), ("preview.example", 200), ("app.localhost", 200)] {
                let client = try LiveClient(port: port)
                client.write("GET /livez HTTP/1.1\r\nHost: \(host)\r\n\r\n")
                #expect(try client.readResponse().status == UInt16(status))
            }
        }
    }

    @Test func `A folder's documents are loaded, and win over built-ins of the same id`() throws {
        try Self.file("welcome.dialog.json", #"{"title":"My own welcome"}"#) { path in
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            _ = try serving([folder]) { port, _ in
                let stage = try LiveClient(port: port).get("/preview/welcome")
                #expect(stage.text.contains("My own welcome"))
            }
        }
        try Self.file("bad.dialog.json", #"{"title":1}"#) { path in
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            let outcome = try Self.run(["serve", folder, "--no-watch", "--port", "0"])
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("bad.dialog.json:1:10: "))
        }
    }

    @Test func `A port that is taken is said, with a way out`() throws {
        _ = try serving { port, _ in
            let outcome = try Self.run(["serve", "--port", "\(port)"])
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("127.0.0.1:\(port) is in use"))
            #expect(outcome.errors.contains("--port 0"))
        }
    }

    @Test func `The second signal ends at once`() throws {
        let process = try Self.process(["serve", "--port", "0", "--json"])
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let line = output.fileHandleForReading.availableData
        let port = try #require(
            try JSONDocument(parsing: Array(line)).root["port"]?.int.flatMap { UInt16(exactly: $0) })
        // A request that never ends keeps the first signal waiting.
        let client = try LiveClient(port: port)
        client.write("POST /api/v1/dialogs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{")
        usleep(100_000)
        kill(process.processIdentifier, SIGTERM)
        usleep(100_000)
        #expect(process.isRunning)
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + SIGTERM)
    }
}
