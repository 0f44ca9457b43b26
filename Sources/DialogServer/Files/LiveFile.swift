/// A file as the folder's keeper last saw it.
struct LiveFile {
    let path: String
    /// Where it is, links resolved.
    var place: String
    var stamp: FileStamp
    /// The stamp was so fresh that another change may bear the same.
    var isFresh = true
    /// Of the content, whether it could be read or not.
    var digest: [UInt8] = []
    /// What it last held, as far as that could be read.
    var document: DocumentFile?
    /// Why what it holds now cannot be.
    var fault: FileFault?
    /// When it was first not there, in milliseconds: editors take files away for a moment.
    var missingSince: Int?

    /// Whether it is asked first where another holds a document of the same id.
    func precedes(_ other: LiveFile) -> Bool {
        (missingSince == nil) == (other.missingSince == nil)
            ? path.utf8.lexicographicallyPrecedes(other.path.utf8) : missingSince == nil
    }

    /// The document that it stands for; of a file that could never be read, by its name.
    var key: DocumentFile.Key? {
        document?.key
            ?? DocumentFile.Sort(path: path).flatMap { sort in
                DocumentFile.id(of: path).map { DocumentFile.Key(sort: sort, id: $0) }
            }
    }
}
