/// A command line and the environment, read against the table of flags.
struct Arguments {
    private(set) var command: Command
    private(set) var positional: [String] = []
    private var values: [(flag: String, value: String)] = []
    private let environment: (String) -> String?

    var wantsHelp: Bool { values.contains { $0.flag == Flag.showsHelp.name } }

    init(_ words: [String], environment: @escaping (String) -> String?) throws(UsageError) {
        self.environment = environment
        guard let first = words.first else {
            command = .help
            return
        }
        var rest = words.dropFirst()
        if let command = Command(rawValue: first) {
            self.command = command
        } else if first == "-h" || first == "--help" {
            command = .help
        } else if first == "--version" {
            command = .version
        } else {
            throw .unknown("command", first, known: Command.allCases.map(\.rawValue))
        }
        try readFlags(&rest)
        guard !wantsHelp else { return }
        guard positional.count >= command.argumentCount.lowerBound else {
            throw UsageError("\(command.rawValue) needs \(command.arguments).")
        }
        guard positional.count <= command.argumentCount.upperBound else {
            throw UsageError("Unexpected argument '\(positional[command.argumentCount.upperBound])'.")
        }
    }

    private mutating func readFlags(_ rest: inout ArraySlice<String>) throws(UsageError) {
        let flags = command.flags + [Flag.showsHelp]
        while let word = rest.popFirst() {
            if word == "--" {
                positional += rest
                return
            }
            guard word.utf8.starts(with: "-".utf8), word != "-" else {
                positional.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0] == "-h" ? "--help" : parts[0]
            guard let flag = flags.first(where: { "--\($0.name)" == name }) else {
                throw .unknown("option", parts[0], known: flags.map { "--\($0.name)" })
            }
            if flag.value == nil {
                guard parts.count == 1 else { throw UsageError("--\(flag.name) takes no value.") }
                values.append((flag.name, "1"))
            } else if parts.count == 2 {
                values.append((flag.name, parts[1]))
            } else if let value = rest.popFirst() {
                values.append((flag.name, value))
            } else {
                throw UsageError("--\(flag.name) needs a value.")
            }
        }
    }

    /// The last value given for a flag, else the environment's.
    func value(_ name: String) -> String? { self.values(name).last }

    /// All values given for a flag, else the environment's, separated by commas there.
    func values(_ name: String) -> [String] {
        let given = values.filter { $0.flag == name }.map(\.value)
        guard given.isEmpty, let flag = command.flags.first(where: { $0.name == name }),
            let text = environment(flag.variable), !text.isEmpty
        else { return given }
        return flag.isRepeatable ? text.split(separator: ",").map(String.init) : [text]
    }

    func isOn(_ name: String) -> Bool { value(name).map { $0 != "0" && $0 != "false" } ?? false }

    func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError("--\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'.")
        }
        return number
    }
}
