/// The commands, with all that parsing and `--help` need to know of them.
enum Command: String, CaseIterable {
    case serve, render, validate, version, help

    var summary: String {
        switch self {
        case .serve: "Serve the gallery, the previews and the API."
        case .render: "Write a dialog as one HTML file to standard output."
        case .validate: "Check dialog documents."
        case .version: "Print the version."
        case .help: "Show the help of a command."
        }
    }

    /// What stands for the arguments in the help.
    var arguments: String {
        switch self {
        case .serve: "[DIR]"
        case .render: "FILE"
        case .validate: "FILE…"
        case .version: ""
        case .help: "[COMMAND]"
        }
    }

    var argumentCount: ClosedRange<Int> {
        switch self {
        case .serve, .help: 0...1
        case .render: 1...1
        case .validate: 1...Int.max
        case .version: 0...0
        }
    }

    var flags: [Flag] {
        switch self {
        case .serve:
            [
                Flag("port", value: "N", "The port; 0 takes a free one. 8080 unless said; PORT works too."),
                Flag(
                    "host", value: "ADDRESS",
                    "The address to bind. 127.0.0.1 unless said; any but loopback needs a token."),
                Flag("token", value: "TEXT", "What clients must present as a bearer token or open the site with once."),
                Flag(
                    "allowed-host", value: "NAME", isRepeatable: true, "One more name that the Host header may carry."),
                Flag("threads", value: "N", "How many threads serve; as many as there are cores unless said."),
                Flag("max-streams", value: "N", "How many event streams are open at once. 256 unless said."),
                Flag("max-dialogs", value: "N", "How many dialogs are kept. 10000 unless said."),
                Flag("max-responses", value: "N", "How many responses of each dialog are kept. 10000 unless said."),
                Flag("max-storage", value: "MIB", "How much all that is stored may take. 256 MiB unless said."),
                Flag("watch", "Show saved changes of DIR's files at once, which is so unless --no-watch is said."),
                Flag("no-watch", "Read DIR once; a file that cannot be read keeps the server from starting."),
                Flag("write", "Write changes made in the browser back to DIR's files."),
                Flag("require-match", "Answer 428 to a change without If-Match."),
                Flag("resources", value: "DIR", "The folder that holds Public and Templates."),
                Flag("json", "Print one line of JSON on standard output once the socket accepts."),
                Flag("open", "Open the gallery in the browser."),
            ]
        case .render:
            [
                Flag("theme", value: "NAME", "light, dark or auto."),
                Flag("resources", value: "DIR", "The folder that holds Public and Templates."),
            ]
        case .validate: [Flag("json", "Print the issues as JSON, one line a file.")]
        case .version, .help: []
        }
    }
}
