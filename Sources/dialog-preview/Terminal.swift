#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two standard streams, written at once and whole.
enum Terminal {
    /// For machines and for what was asked for.
    static func output(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

    static func output(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

    /// For people.
    static func say(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EINTR {
                continue
            } else {
                return
            }
        }
    }
}

#if canImport(Glibc)
    private let systemWrite = Glibc.write
#elseif canImport(Musl)
    private let systemWrite = Musl.write
#elseif canImport(Darwin)
    private let systemWrite = Darwin.write
#endif
