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

    static func missing(_ path: String) -> FileError { FileError(path: path, code: ENOENT) }

    var isMissing: Bool { code == ENOENT }

    /// The system's words.
    var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

    /// `notes/hello.dialog.json: No such file or directory`
    public var description: String { "\(path): \(reason)" }
}
