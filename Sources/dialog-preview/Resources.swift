#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import DialogServer

/// Where this process finds `Public` and `Templates`.
enum Resources {
    static func locate(_ arguments: Arguments) throws(StartupError) -> ResourceLocator {
        try ResourceLocator(
            named: arguments.value("resources"), executable: executable,
            workingDirectory: getcwd(nil, 0).map { path in
                defer { free(path) }
                return String(cString: path)
            } ?? ".")
    }

    /// The program's own file, links resolved.
    private static var executable: String? {
        #if os(Linux)
            let path = "/proc/self/exe"
        #else
            let path = CommandLine.arguments.first ?? ""
        #endif
        return realpath(path, nil).map { resolved in
            defer { free(resolved) }
            return String(cString: resolved)
        }
    }
}
