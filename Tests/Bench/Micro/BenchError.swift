#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

enum BenchError: Error {
    case invalid([String])
    case noStyle(String)
    case unknownWord(String)

    /// Says what went wrong and ends the process.
    func fail() -> Never { Self.fail(self) }

    static func fail(_ error: any Error) -> Never {
        print("dialog-bench: \(error)")
        exit(1)
    }
}
