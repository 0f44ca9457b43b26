import DialogServer
import DialogStorage
import FileWatch
import HTTPServer

/// `serve [DIR]`: the site, until a signal ends it.
struct ServeCommand {
    private let arguments: Arguments
    private let listening: HTTPListener.Configuration
    private let token: String?
    private let folder: ServedFolder?
    private let limits: StoreLimits

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        var listening = HTTPListener.Configuration()
        listening.host = arguments.value("host") ?? "127.0.0.1"
        listening.port = UInt16(try Self.port(arguments))
        listening.threads = try arguments.number("threads", in: 1...64)
        listening.maximumStreams =
            try arguments.number("max-streams", in: 0...100_000) ?? listening.maximumStreams
        listening.allowedHosts = arguments.values("allowed-host")
        self.listening = listening
        var limits = StoreLimits()
        limits.dialogs = try arguments.number("max-dialogs", in: 1...10_000_000) ?? limits.dialogs
        limits.responsesPerDialog =
            try arguments.number("max-responses", in: 1...10_000_000) ?? limits.responsesPerDialog
        limits.bytes = try arguments.number("max-storage", in: 1...1_048_576).map { $0 << 20 } ?? limits.bytes
        self.limits = limits
        folder = try Self.folder(arguments)
        token = arguments.value("token")
        if let token, token.utf8.count < 16 { throw UsageError("--token needs at least 16 signs.") }
        guard token != nil || Self.isLoopback(listening.host) else {
            throw UsageError(
                "\(listening.host) can be reached from elsewhere, so it needs a token: --token or "
                    + "DIALOG_PREVIEW_TOKEN.")
        }
    }

    func run() -> ExitCode {
        var log = StartupClock()
        do {
            var configuration = ServerConfiguration(resources: try Resources.locate(arguments))
            configuration.folder = folder
            configuration.token = token
            configuration.requiresMatch = arguments.isOn("require-match")
            configuration.log = { Terminal.say("dialog-preview: \($0)\n") }
            let signals = SignalWatch()
            let server = try Server.build(configuration, store: MemoryDialogStore(limits: limits))
            var listening = listening
            listening.problems = { server.answer($0) }
            listening.log = configuration.log
            let listener = try HTTPListener(listening, responder: server)
            log.stop()
            announce(listener, server, milliseconds: log.milliseconds)
            let watch = folder?.isLive ?? false ? watch(server) : nil
            defer { _ = watch }
            signals.onSignal { listener.stop() }
            listener.wait()
            Terminal.say("Stopped.\n")
            return .success
        } catch let error as HTTPListenerError {
            Terminal.say("dialog-preview: \(error).\(hint(error))\n")
            return .findings
        } catch {
            Terminal.say("dialog-preview: \(error)\n")
            return .findings
        }
    }

    private func watch(_ server: Server) -> FolderWatch {
        let watch = FolderWatch {
            let look = server.lookThroughFolder()
            return FolderLook(folders: look?.folders ?? [], again: look?.again)
        }
        server.beginWriting { [weak watch] in watch?.wake() }
        return watch
    }

    private func announce(_ listener: HTTPListener, _ server: Server, milliseconds: Int) {
        let url = listener.url + "/"
        let shown = token.map { "\(url)?token=\($0)" } ?? url
        if arguments.isOn("json") { Terminal.output(ReadyLine(url: url, port: listener.port).json) }
        Terminal.say(
            """
            \(VersionText.line.dropLast()), ready in \(milliseconds) ms with \(server.dialogCount) dialogs
              Gallery  \(shown)
              API      \(listener.url)/docs\(folderLine)
            Press Ctrl-C to stop.

            """)
        if arguments.isOn("open") { Browser.open(shown) }
    }

    private var folderLine: String {
        guard let folder else { return "" }
        guard folder.isLive else { return "\n  Folder   \(folder.path), read once" }
        return
            "\n  Folder   \(folder.path), saved changes show at once\(folder.isWritten ? "; changes are written back" : "")"
    }

    private func hint(_ error: HTTPListenerError) -> String {
        guard case .addressInUse(_, let port) = error else { return "" }
        return " Try --port \(port < .max ? port + 1 : port - 1), or --port 0 for any free one."
    }

    /// `--port`, `DIALOG_PREVIEW_PORT`, `PORT`, in this order.
    private static func port(_ arguments: Arguments) throws(UsageError) -> Int {
        if let port = try arguments.number("port", in: 0...65_535) { return port }
        guard let text = Terminal.variable("PORT"), !text.isEmpty else { return 8080 }
        guard let port = Int(text), (0...65_535).contains(port) else {
            throw UsageError("PORT takes a number from 0 to 65535, not '\(text)'.")
        }
        return port
    }

    private static func folder(_ arguments: Arguments) throws(UsageError) -> ServedFolder? {
        guard let path = arguments.positional.first else {
            for flag in ["watch", "write"] where arguments.isOn(flag) { throw UsageError("--\(flag) needs a folder.") }
            return nil
        }
        var folder = ServedFolder(path)
        folder.isLive = !arguments.isOn("no-watch")
        folder.isWritten = arguments.isOn("write")
        guard folder.isLive || !(folder.isWritten || arguments.isOn("watch")) else {
            throw UsageError("--no-watch goes with neither --watch nor --write.")
        }
        return folder
    }

    private static func isLoopback(_ host: String) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        let isIPv4 = numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil } && numbers[0] == "127"
        return isIPv4 || host == "localhost" || host == "::1"
    }
}
