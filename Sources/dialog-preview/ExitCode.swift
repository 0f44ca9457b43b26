/// What the process says when it ends; see `sysexits.h` for 70.
enum ExitCode: Int32 {
    case success = 0
    /// Found something to complain about, or could not do what was asked.
    case findings = 1
    case usage = 2
    case internalError = 70
}
