import DialogModel
import DialogStorage
import HTTP

/// From the folder into the store.
extension LiveFolder {
    /// Takes over what a listing shows. In how many milliseconds to look again, if at all.
    func take(_ listing: FolderListing, in state: inout State) -> Int? {
        var touched: Set<DocumentFile.Key> = []
        var present: Set<[UInt8]> = []
        for item in listing.items {
            let name = Array(item.path.utf8)
            present.insert(name)
            if let known = state.files[name], known.missingSince == nil, known.stamp == item.stamp, !known.isFresh {
                continue
            }
            let before = state.files[name]
            guard let file = read(item, before) else { continue }
            state.files[name] = file
            if before?.missingSince != nil || before?.digest != file.digest {
                touched.formUnion([before?.document?.key, file.document?.key].compactMap { $0 })
            }
        }
        let inodes = Set(listing.items.map(\.stamp.inode))
        for (name, file) in state.files where !present.contains(name) {
            let since = file.missingSince ?? now
            // What stands under another name already was renamed.
            if inodes.contains(file.stamp.inode) || now - since >= Self.grace {
                state.files[name] = nil
                if let key = file.document?.key { touched.insert(key) }
            } else {
                state.files[name]?.missingSince = since
            }
        }
        let owners = owners(in: state)
        settle(touched, owners, in: &state)
        show(reports(in: state, listing, owners))
        return again(in: state)
    }

    /// `nil` where the file is gone again.
    private func read(_ item: FolderListing.Item, _ before: LiveFile?) -> LiveFile? {
        var file = before ?? LiveFile(path: item.path, place: item.place, stamp: item.stamp)
        file.place = item.place
        file.stamp = item.stamp
        file.isFresh = item.stamp.isFresh()
        file.missingSince = nil
        do {
            let bytes = try File.readPlain(item.place, limit: Self.limit)
            let digest = SHA256.digest(bytes)
            guard digest != before?.digest else { return file }
            do throws(FileFault) {
                file.document = try DocumentFile(bytes, path: item.path, sort: item.sort)
                file.fault = nil
            } catch {
                // Perhaps its writer is not done: the next look, in a moment, judges.
                guard !file.isFresh else { return file }
                file.fault = error
            }
            file.digest = digest
        } catch {
            guard !error.isMissing else { return before }
            file.digest = []
            file.fault = FileFault(item.path, error.reason)
        }
        return file
    }

    /// Puts into the store what these documents' files hold.
    private func settle(
        _ keys: Set<DocumentFile.Key>, _ owners: [DocumentFile.Key: LiveFile], in state: inout State
    ) {
        for key in keys {
            state.refusals[key] = nil
            do {
                if let content = owners[key]?.document?.content ?? builtin(key) {
                    try put(content, key)
                } else {
                    try delete(key)
                }
            } catch { state.refusals[key] = error.problem(key.sort == .dialog ? "dialog" : "style").detail }
        }
    }

    /// Of several files that hold a document of one id, the first by name that is there.
    func owners(in state: State) -> [DocumentFile.Key: LiveFile] {
        var owners: [DocumentFile.Key: LiveFile] = [:]
        for file in state.files.values {
            guard let key = file.document?.key else { continue }
            if owners[key].map({ file.precedes($0) }) ?? true { owners[key] = file }
        }
        return owners
    }

    func builtin(_ key: DocumentFile.Key) -> DocumentFile.Content? {
        switch key.sort {
        case .dialog: builtins.dialogs.first { $0.id == key.id }.map { .dialog($0.draft) }
        case .style: builtins.styles.first { $0.id == key.id }.map { .style($0.draft) }
        }
    }

    /// What is there already makes no new version.
    private func put(_ content: DocumentFile.Content, _ key: DocumentFile.Key) throws(StoreError) {
        guard try definition(key) != content.definition else { return }
        switch content {
        case .dialog(let draft): _ = try store.putDialog(key.id, draft, if: .anything)
        case .style(let draft): _ = try store.putStyle(key.id, draft, if: .anything)
        }
    }

    private func delete(_ key: DocumentFile.Key) throws(StoreError) {
        do throws(StoreError) {
            switch key.sort {
            case .dialog: try store.deleteDialog(key.id, if: .anything)
            case .style: try store.deleteStyle(key.id, if: .anything)
            }
        } catch { if error != .notFound { throw error } }
    }

    /// What the store holds.
    func definition(_ key: DocumentFile.Key) throws(StoreError) -> [UInt8]? {
        switch key.sort {
        case .dialog: try store.dialog(key.id)?.definition
        case .style: try store.style(key.id)?.definition
        }
    }

    private func reports(
        in state: State, _ listing: FolderListing, _ owners: [DocumentFile.Key: LiveFile]
    ) -> [Report] {
        var reports = listing.strayLinks.map {
            Report(fault: FileFault($0, "This link leads to no file of this folder, so it is not followed."), key: nil)
        }
        for file in state.files.values where file.missingSince == nil {
            if let fault = file.fault {
                reports.append(Report(fault: fault, key: file.key))
            } else if let key = file.document?.key, let first = owners[key], first.path != file.path {
                reports.append(
                    Report(fault: FileFault(file.path, "\(first.path) has the id \(key.id) already."), key: key))
            } else if let key = file.document?.key, let refusal = state.refusals[key] {
                reports.append(Report(fault: FileFault(file.path, refusal), key: key))
            }
        }
        return reports.sorted { $0.fault.path.utf8.lexicographicallyPrecedes($1.fault.path.utf8) }
    }

    private func again(in state: State) -> Int? {
        if state.files.values.contains(where: { $0.isFresh }) { return 40 }
        let missing = state.files.values.compactMap(\.missingSince).min()
        return missing.map { max($0 + Self.grace - now, 10) }
    }

    var now: Int { Int(clamping: Timestamp.now().milliseconds) }

    /// Bytes of a file, as of a request's body.
    static let limit = 1 << 20
}
