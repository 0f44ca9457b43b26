/// What somebody who looked through a folder wants to be told of next.
public struct FolderLook: Sendable {
    /// The folder and all below it that count.
    public var folders: [String]
    /// Milliseconds after which to look again, whatever happens.
    public var again: Int?

    public init(folders: [String], again: Int? = nil) {
        self.folders = folders
        self.again = again
    }
}
