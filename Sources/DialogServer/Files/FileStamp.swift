#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// By what a file is known to be unchanged without reading it.
struct FileStamp: Sendable, Equatable {
    let size: Int64
    /// Nanoseconds since 1970: when the content changed, and when anything about the file did.
    let changed: Int64
    let touched: Int64
    let inode: UInt64

    init(_ status: stat) {
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
            (changed, touched) = (Self.time(status.st_mtimespec), Self.time(status.st_ctimespec))
        #else
            (changed, touched) = (Self.time(status.st_mtim), Self.time(status.st_ctim))
        #endif
    }

    /// Whether another change could bear the same times: the system's clock for files moves in steps of milliseconds.
    func isFresh() -> Bool {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Self.time(time) - touched < 30_000_000
    }

    private static func time(_ time: timespec) -> Int64 { Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }
}
