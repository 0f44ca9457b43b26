/// Runs one command line.
struct CommandLineTool {
    let arguments: [String]

    func run() -> ExitCode {
        do {
            let arguments = try Arguments(arguments, environment: Terminal.variable)
            if arguments.wantsHelp { return show(Help.text(for: arguments.command)) }
            return try run(arguments)
        } catch {
            Terminal.say("dialog-preview: \(error.message)\nTry 'dialog-preview help'.\n")
            return .usage
        }
    }

    private func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        switch arguments.command {
        case .serve: return try ServeCommand(arguments).run()
        case .render: return try RenderCommand(arguments).run()
        case .validate: return ValidateCommand(arguments).run()
        case .version: return show(VersionText.line)
        case .help:
            guard let word = arguments.positional.first else { return show(Help.overview) }
            guard let command = Command(rawValue: word) else {
                throw .unknown("command", word, known: Command.allCases.map(\.rawValue))
            }
            return show(Help.text(for: command))
        }
    }

    private func show(_ text: String) -> ExitCode {
        Terminal.output(text)
        return .success
    }
}
