#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// Waits for changes in folders: by inotify on Linux; elsewhere, and where the system grants no more watches, by
/// looking four times a second.
final class FolderChanges: Sendable {
    private let reading: Int32
    private let writing: Int32
    /// -1 where there is none.
    private let queue: Int32
    /// By folder.
    private let watches = Mutex<(numbers: [String: Int32], isPolling: Bool)>(([:], false))

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        #if os(Linux)
            queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        #else
            queue = -1
        #endif
        if queue < 0 { watches.withLock { $0.isPolling = true } }
    }

    deinit {
        for descriptor in [reading, writing, queue] where descriptor >= 0 { close(descriptor) }
    }

    func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    /// Watches exactly these folders from now on. Whether there are new ones.
    func cover(_ folders: [String]) -> Bool {
        #if os(Linux)
            guard queue >= 0 else { return false }
            return watches.withLock { watches in
                var numbers: [String: Int32] = [:]
                watches.isPolling = false
                for folder in folders {
                    // The same folder has the same number; one made anew under an old name has another.
                    let number = inotify_add_watch(queue, folder, Self.events)
                    if number >= 0 { numbers[folder] = number } else { watches.isPolling = true }
                }
                let isNew = numbers.contains { watches.numbers[$0.key] != $0.value }
                for (folder, number) in watches.numbers where numbers[folder] == nil {
                    inotify_rm_watch(queue, number)
                }
                watches.numbers = numbers
                return isNew
            }
        #else
            return false
        #endif
    }

    /// Returns when something has changed and has been quiet for a moment, when woken, or when the time is up.
    ///
    /// - Parameter limit: milliseconds.
    func wait(atMost limit: Int?) {
        let isPolling = watches.withLock { $0.isPolling }
        let limit = isPolling ? min(limit ?? 250, 250) : limit
        guard poll(limit.map { Int32(clamping: $0) } ?? -1) else { return }
        // Editors write, rename and remove in one go; hundreds of files come one after the other.
        for _ in 0..<5 where !poll(4) { return }
    }

    /// Whether there was something, which is taken off.
    private func poll(_ limit: Int32) -> Bool {
        var descriptors = [
            pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
        ]
        guard systemPoll(&descriptors, 2, limit) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        for descriptor in descriptors where descriptor.revents != 0 {
            while read(descriptor.fd, &buffer, buffer.count) > 0 {}
        }
        return true
    }

    #if os(Linux)
        /// Not each piece that is written: a file is read when its writer is done.
        private static let events = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
                | IN_ATTRIB)
    #endif
}

#if canImport(Glibc)
    private let systemPoll = Glibc.poll
#elseif canImport(Musl)
    private let systemPoll = Musl.poll
#elseif canImport(Darwin)
    private let systemPoll = Darwin.poll
#endif
