#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// Calls somebody to look through a folder whenever something in it has changed, on a thread of its own.
///
/// What has changed is for the looker to find out: so nothing is lost where the system tells too little or too late,
/// and a hundred changes at once are one look.
public final class FolderWatch: Sendable {
    public typealias Looker = @Sendable () -> FolderLook

    private let shared: Shared

    /// What the thread and its owner both hold.
    private final class Shared: Sendable {
        let changes: FolderChanges
        let look: Looker
        let isOver = Atomic(false)

        init(_ look: @escaping Looker) {
            self.look = look
            changes = FolderChanges()
        }
    }

    /// The first look is taken at once.
    public init(_ look: @escaping Looker) {
        shared = Shared(look)
        let context = Unmanaged.passRetained(shared)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(&thread, nil, { runFolderWatch($0) }, context.toOpaque())
        guard code == 0 else {
            context.release()
            return
        }
        #if canImport(Darwin)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
    }

    deinit {
        shared.isOver.store(true, ordering: .releasing)
        shared.changes.wake()
    }

    /// Asks for a look; from any thread.
    public func wake() { shared.changes.wake() }

    fileprivate static func run(_ context: UnsafeMutableRawPointer) {
        let shared = Unmanaged<Shared>.fromOpaque(context).takeRetainedValue()
        while !shared.isOver.load(ordering: .acquiring) {
            let look = shared.look()
            // What came into a new folder before it was watched has to be looked for.
            if shared.changes.cover(look.folders) { continue }
            shared.changes.wait(atMost: look.again)
        }
    }
}

#if canImport(Darwin)
    private func runFolderWatch(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        FolderWatch.run(context)
        return nil
    }
#else
    private func runFolderWatch(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context { FolderWatch.run(context) }
        return nil
    }
#endif
