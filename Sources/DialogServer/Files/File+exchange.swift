#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files that others read and write at the same time.
extension File {
    /// The path without links, dots and doubled slashes; `nil` where there is nothing.
    static func resolve(_ path: String) -> String? {
        realpath(path, nil).map { resolved in
            defer { free(resolved) }
            return String(cString: resolved)
        }
    }

    /// A plain file's content: never a link's, and never waiting for a pipe.
    static func readPlain(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, code: EINVAL) }
        var bytes = [UInt8](repeating: 0, count: max(min(Int(status.st_size), limit), 0) + 1)
        var count = 0
        while true {
            let read = bytes.withUnsafeMutableBytes {
                systemRead(
                    descriptor, UnsafeMutableRawBufferPointer(rebasing: $0[count...]).baseAddress, $0.count - count)
            }
            guard read >= 0 else { throw FileError(path: path, code: errno) }
            count += read
            guard count <= limit else { throw FileError(path: path, code: EFBIG) }
            if read == 0 { break }
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Puts a file in another's place, whole or not at all, with the same permissions.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let slash = path.utf8.lastIndex(of: 0x2F).map { path.utf8.index(after: $0) } ?? path.startIndex
        let temporary = "\(path[..<slash]).\(path[slash...]).\(getpid()).tmp"
        var status = stat()
        let mode = lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        var code = write(bytes, to: descriptor)
        if code == 0, fsync(descriptor) != 0 { code = errno }
        close(descriptor)
        if code == 0, rename(temporary, path) != 0 { code = errno }
        guard code == 0 else {
            unlink(temporary)
            throw FileError(path: path, code: code)
        }
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func stamp(_ path: String) -> FileStamp? {
        var status = stat()
        return lstat(path, &status) == 0 ? FileStamp(status) : nil
    }

    static func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 else { throw FileError(path: path, code: errno) }
    }

    /// 0, or an `errno`.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            rest = rest.dropFirst(count)
        }
        return 0
    }
}

#if canImport(Glibc)
    private let (systemRead, systemWrite) = (Glibc.read, Glibc.write)
#elseif canImport(Musl)
    private let (systemRead, systemWrite) = (Musl.read, Musl.write)
#elseif canImport(Darwin)
    private let (systemRead, systemWrite) = (Darwin.read, Darwin.write)
#endif
