#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reading from disk: start-up and the command line, never a request.
public enum File {
    /// - Throws: `FileError` with the system's words.
    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw FileError(path: path, code: errno) }
        defer { fclose(file) }
        setvbuf(file, nil, _IONBF, 0)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: sizeHint(file))
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if bytes.isEmpty, count < chunk.count {
                swap(&bytes, &chunk)
                bytes.removeLast(bytes.count - count)
            } else {
                bytes.append(contentsOf: chunk[..<count])
                guard bytes.count <= limit else { throw FileError(path: path, code: EFBIG) }
                if count == chunk.count { continue }
            }
            guard ferror(file) == 0 else { throw FileError(path: path, code: errno) }
            return bytes
        }
    }

    /// One more byte than a plain file has, so that one reading sees its end.
    private static func sizeHint(_ file: UnsafeMutablePointer<FILE>) -> Int {
        var status = stat()
        let isPlain = fstat(fileno(file), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        return isPlain ? min(Int(status.st_size), 1 << 20) + 1 : 64 << 10
    }

    /// Everything from standard input.
    public static func readStandardInput() throws(FileError) -> [UInt8] { try read("/dev/stdin") }

    public static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The files below a folder, as paths relative to it, sorted by their bytes; hidden ones are left out.
    public static func list(_ folder: String, recursive: Bool = true) throws(FileError) -> [String] {
        var found: [String] = []
        try list(folder, prefix: "", depth: recursive ? 8 : 0, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func list(
        _ folder: String, prefix: String, depth: Int, into found: inout [String]
    ) throws(FileError) {
        guard let stream = opendir(folder) else { throw FileError(path: folder, code: errno) }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.utf8.starts(with: [0x2E]) else { continue }
            if !isDirectory("\(folder)/\(name)", entry.pointee.d_type) {
                found.append(prefix + name)
            } else if depth > 0 {
                try list("\(folder)/\(name)", prefix: "\(prefix)\(name)/", depth: depth - 1, into: &found)
            }
        }
    }

    /// The system is asked again only where the entry does not say what it is, or is a link.
    private static func isDirectory(_ path: String, _ type: UInt8) -> Bool {
        switch Int(type) {
        case Int(DT_DIR): true
        case Int(DT_REG): false
        default: isDirectory(path)
        }
    }

    private static let limit = 64 << 20
}
