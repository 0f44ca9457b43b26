import DialogServer

/// `validate FILE…`: what is wrong with documents, as compilers say it.
struct ValidateCommand {
    private let paths: [String]
    private let printsJSON: Bool

    init(_ arguments: Arguments) {
        paths = arguments.positional
        printsJSON = arguments.isOn("json")
    }

    /// 1 where any file has an error; warnings alone are fine.
    func run() -> ExitCode {
        var result = ExitCode.success
        for path in paths {
            let report = DocumentReport(path: path)
            if !report.isValid { result = .findings }
            Terminal.output(printsJSON ? report.json + "\n" : report.text)
        }
        return result
    }
}
