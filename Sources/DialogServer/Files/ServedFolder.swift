/// A folder of documents that is served beside the built-ins.
public struct ServedFolder: Sendable {
    public var path: String
    /// Saved changes are taken over at once, and a file that cannot be read is told of; else it is read once, and such
    /// a file keeps the server from starting.
    public var isLive = true
    /// Changes made through the API are written to the files.
    public var isWritten = false

    public init(_ path: String) { self.path = path }
}
