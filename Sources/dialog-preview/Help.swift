/// The texts of `--help`, made from the table of commands and flags.
enum Help {
    static var overview: String {
        let width = Command.allCases.map(\.rawValue.utf8.count).max() ?? 0
        let commands = Command.allCases.map { "  \(pad($0.rawValue, to: width))  \($0.summary)\n" }.joined()
        return """
            Dialog Preview: a JSON dialog in, a living dialog in the browser out.

            Usage: dialog-preview COMMAND [OPTIONS]

            \(commands)
            Examples:
              dialog-preview serve
              dialog-preview serve dialogs --port 0 --open
              dialog-preview validate dialogs/*.dialog.json

            """
    }

    static func text(for command: Command) -> String {
        let flags = command.flags + [Flag.showsHelp]
        let heads = flags.map { "--\($0.name)" + ($0.value.map { " \($0)" } ?? "") }
        let width = heads.map(\.utf8.count).max() ?? 0
        let options = zip(flags, heads).map { flag, head in "  \(pad(head, to: width))  \(flag.help)\n" }.joined()
        let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
        return """
            \(command.summary)

            Usage: dialog-preview \(command.rawValue)\(arguments) [OPTIONS]

            \(options)
            Each option can stand in the environment: --allowed-host as DIALOG_PREVIEW_ALLOWED_HOST.

            """
    }

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.utf8.count, 0))
    }
}
