#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The documents' files below a folder, as they stand at one moment.
///
/// Hidden files are left out. A link counts where it leads to a file below the same folder; a link to a folder is not
/// followed, so nothing outside is ever read and nothing twice.
struct FolderListing {
    struct Item {
        /// Relative to the folder.
        let path: String
        /// Where the file is, links resolved.
        let place: String
        let stamp: FileStamp
        let sort: DocumentFile.Sort
    }

    /// In the order of their paths' bytes.
    private(set) var items: [Item] = []
    /// The folder and those below it.
    private(set) var folders: [String] = []
    /// Links that lead out of the folder or nowhere.
    private(set) var strayLinks: [String] = []
    private let root: String

    /// - Parameter root: links resolved.
    /// - Throws: where the folder itself cannot be read.
    init(_ root: String) throws(FileError) {
        self.root = root
        try read(root, prefix: "", depth: 8)
        items.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func read(_ folder: String, prefix: String, depth: Int) throws(FileError) {
        guard let stream = opendir(folder) else { throw FileError(path: folder, code: errno) }
        defer { closedir(stream) }
        folders.append(folder)
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.utf8.starts(with: [0x2E]) else { continue }
            let place = "\(folder)/\(name)"
            var status = stat()
            guard lstat(place, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                // One that is gone or shut by now is none.
                if depth > 0 { try? read(place, prefix: "\(prefix)\(name)/", depth: depth - 1) }
            case let kind:
                guard let sort = DocumentFile.Sort(path: name) else { continue }
                let path = prefix + name
                if kind == S_IFREG {
                    items.append(Item(path: path, place: place, stamp: FileStamp(status), sort: sort))
                } else if kind == S_IFLNK {
                    follow(path, at: place, sort)
                }
            }
        }
    }

    private mutating func follow(_ path: String, at place: String, _ sort: DocumentFile.Sort) {
        var status = stat()
        guard let target = File.resolve(place), target.utf8.starts(with: "\(root)/".utf8), lstat(target, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else {
            strayLinks.append(path)
            return
        }
        items.append(Item(path: path, place: target, stamp: FileStamp(status), sort: sort))
    }
}
