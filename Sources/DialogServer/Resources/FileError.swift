#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system refused a file.
public struct FileError: Error, Sendable, CustomStringConvertible {
    public let path: String
    /// An `errno`.
    public let code: Int32

    init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// `notes/hello.dialog.json: No such file or directory`
    public var description: String { "\(path): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")" }
}
