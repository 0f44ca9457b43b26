import DialogModel
import DialogStorage
import Synchronization

/// Keeps a store in step with a folder of `*.dialog.json` and `*.style.json`, and, where asked to, the other way round.
///
/// Each look goes through the whole folder and takes over what is new, changed or gone. A file that cannot be read
/// leaves what it last held in the store. One look runs at a time; everything else may come from any thread.
final class LiveFolder: Sendable {
    /// Milliseconds that a file may be away before it counts as gone.
    static let grace = 250

    let path: String
    let store: any DialogStore
    let log: @Sendable (String) -> Void
    /// What comes back when the file that stood in its place is gone.
    let builtins: Builtins
    let isWritten: Bool
    private let state = Mutex(State())
    private let shown = Mutex<[Report]>([])
    private let unwritten = Mutex<Unwritten>(Unwritten())

    struct State {
        /// By path, as bytes: names may differ in nothing but their Unicode spelling.
        var files: [[UInt8]: LiveFile] = [:]
        /// What the store would not take, and why.
        var refusals: [DocumentFile.Key: String] = [:]
        /// The folder itself could not be read at the last look.
        var isAway = false
    }

    /// A broken file, and the document that stays.
    struct Report: Sendable, Equatable {
        let fault: FileFault
        let key: DocumentFile.Key?
    }

    private struct Unwritten {
        var keys: Set<DocumentFile.Key> = []
        var wake: (@Sendable () -> Void)?

        mutating func note(_ key: DocumentFile.Key) -> (@Sendable () -> Void)? {
            keys.insert(key)
            return wake
        }

        mutating func takeAll() -> Set<DocumentFile.Key> {
            defer { keys = [] }
            return keys
        }
    }

    init(
        _ folder: ServedFolder, store: any DialogStore, builtins: Builtins, log: @escaping @Sendable (String) -> Void
    ) {
        path = folder.path
        isWritten = folder.isWritten
        self.store = store
        self.builtins = builtins
        self.log = log
    }

    /// The broken files, in the order of their paths.
    var reports: [Report] { shown.withLock { $0 } }

    /// From now on, changes of the store are written to files at the next look, which `wake` asks for.
    func beginWriting(_ wake: @escaping @Sendable () -> Void) {
        guard isWritten else { return }
        unwritten.withLock { $0.wake = wake }
        store.observe { [weak self] change in
            guard let self, let key = change.event.fileKey else { return }
            unwritten.withLock { $0.note(key) }?()
        }
    }

    /// Looks through the folder. What to watch, and in how many milliseconds to look again at the latest.
    func look() -> (folders: [String], again: Int?) {
        state.withLock { state in
            for key in unwritten.withLock({ $0.takeAll() }) { write(key, in: &state) }
            guard let root = File.resolve(path), let listing = listing(root, &state) else { return ([path], 1000) }
            return (listing.folders, take(listing, in: &state))
        }
    }

    /// Says which files have broken and which have been mended.
    func show(_ reports: [Report]) {
        let before = shown.withLock { shown in
            defer { shown = reports }
            return shown
        }
        for report in reports where !before.contains(report) {
            log("\(report.fault.text)\n")
            store.announce(.fileBroken(report.fault.path))
        }
        for old in before
        where !reports.contains(where: { $0.fault.path.utf8.elementsEqual(old.fault.path.utf8) }) {
            log("\(old.fault.path): in order again")
            store.announce(.fileMended(old.fault.path))
        }
    }

    /// A folder that is away for now takes no documents with it.
    private func listing(_ root: String, _ state: inout State) -> FolderListing? {
        do {
            let listing = try FolderListing(root)
            state.isAway = false
            return listing
        } catch {
            if !state.isAway { log("\(error)") }
            state.isAway = true
            return nil
        }
    }
}

extension Change.Event {
    /// The document whose file this concerns.
    fileprivate var fileKey: DocumentFile.Key? {
        switch self {
        case .dialogCreated(let id), .dialogUpdated(let id, _), .dialogDeleted(let id): .init(sort: .dialog, id: id)
        case .styleCreated(let id), .styleUpdated(let id, _), .styleDeleted(let id): .init(sort: .style, id: id)
        case .responseCreated, .responseDeleted, .responsesCleared, .fileBroken, .fileMended: nil
        }
    }
}
