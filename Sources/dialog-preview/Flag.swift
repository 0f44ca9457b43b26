/// One option of a command: the table that parsing, the environment and `--help` read.
struct Flag {
    /// Without the dashes.
    let name: String
    /// What the value is called in the help; `nil` for a switch.
    let value: String?
    let isRepeatable: Bool
    let help: String

    init(_ name: String, value: String? = nil, isRepeatable: Bool = false, _ help: String) {
        self.name = name
        self.value = value
        self.isRepeatable = isRepeatable
        self.help = help
    }

    /// `DIALOG_PREVIEW_ALLOWED_HOST` for `allowed-host`.
    var variable: String {
        "DIALOG_PREVIEW_" + String(decoding: name.utf8.map { $0 == 0x2D ? 0x5F : $0 & 0xDF }, as: UTF8.self)
    }

    static let showsHelp = Flag("help", "Show this help.")
}
