import DialogModel
import DialogStorage
import JSON

/// From the store into the folder.
extension LiveFolder {
    /// Brings one document's file in line with the store. A file that somebody has changed meanwhile wins: it is not
    /// overwritten, and what was stored stays among the versions.
    func write(_ key: DocumentFile.Key, in state: inout State) {
        do {
            let stored = try definition(key)
            let file = owners(in: state)[key]
            guard stored != file?.document?.content.definition else { return }
            if let file, !isAsLastSeen(file) {
                return log("\(file.path): not written, since the file was changed at the same time or is broken")
            }
            guard let stored, let content = try content(key) else {
                if let file { try remove(file, in: &state) }
                return
            }
            // A built-in as it came needs no file.
            if file == nil, builtin(key)?.definition == stored { return }
            try write(content, key, to: file, in: &state)
        } catch {
            log("\(key.id): not written: \(error)")
        }
    }

    private func write(
        _ content: DocumentFile.Content, _ key: DocumentFile.Key, to known: LiveFile?, in state: inout State
    ) throws {
        guard let root = File.resolve(path) else { throw FileError.missing(path) }
        let ending = key.sort == .dialog ? "dialog" : "style"
        let name = known?.path ?? "\(key.id).\(ending).json"
        let place = known?.place ?? "\(root)/\(name)"
        if known == nil, File.exists(place) {
            return log("\(name): not written, since there is such a file that holds something else")
        }
        let bytes = Self.text(content.definition, id: key.id, path: name)
        try File.replace(place, with: bytes)
        guard let stamp = File.stamp(place) else { return }
        var file = known ?? LiveFile(path: name, place: place, stamp: stamp)
        file.stamp = stamp
        file.digest = SHA256.digest(bytes)
        file.document = DocumentFile(key: key, content: content)
        state.files[Array(name.utf8)] = file
    }

    private func remove(_ file: LiveFile, in state: inout State) throws(FileError) {
        state.files[Array(file.path.utf8)] = nil
        if file.missingSince == nil { try File.remove(file.place) }
    }

    private func isAsLastSeen(_ file: LiveFile) -> Bool {
        guard file.fault == nil, let bytes = try? File.readPlain(file.place, limit: Self.limit) else { return false }
        return SHA256.digest(bytes) == file.digest
    }

    private func content(_ key: DocumentFile.Key) throws(StoreError) -> DocumentFile.Content? {
        switch key.sort {
        case .dialog:
            try store.dialog(key.id).map { .dialog(Draft(definition: $0.definition, document: $0.document)) }
        case .style:
            try store.style(key.id).map { .style(Draft(definition: $0.definition, document: $0.document)) }
        }
    }

    /// As people write it. The id is put in where neither the document nor the file's name says it.
    private static func text(_ definition: [UInt8], id: Slug, path: String) -> [UInt8] {
        guard var value = try? JSONDocument(parsing: definition).root.value else { return definition }
        if DocumentFile.id(of: path) != id, value["id"] == nil, let members = value.object {
            value = .object([JSONMember("id", .string(id.rawValue))] + members)
        }
        return JSONWriter(.pretty).bytes(value) + [0x0A]
    }
}
