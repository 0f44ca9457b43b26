import DialogRender
import DialogServer
import DialogStorage

/// `render FILE`: a dialog as one HTML file on standard output.
struct RenderCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) { self.arguments = arguments }

    func run() throws(UsageError) -> ExitCode {
        let theme = try theme()
        let path = arguments.positional.first ?? "-"
        do {
            let configuration = ServerConfiguration(resources: try Resources.locate(arguments))
            let server = try Server.build(configuration, store: MemoryDialogStore())
            let report = DocumentReport(path: path)
            guard report.isValid, let page = server.rendering(report.bytes, theme: theme) else {
                Terminal.say(report.text)
                return .findings
            }
            Terminal.output(page)
            return .success
        } catch {
            Terminal.say("dialog-preview: \(error)\n")
            return .findings
        }
    }

    private func theme() throws(UsageError) -> StageOptions.Theme {
        guard let word = arguments.value("theme") else { return .auto }
        guard let theme = StageOptions.Theme(rawValue: word) else {
            throw .unknown("theme", word, known: StageOptions.Theme.allCases.map(\.rawValue))
        }
        return theme
    }
}
