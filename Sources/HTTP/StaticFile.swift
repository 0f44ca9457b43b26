/// A file to be served, with all its bytes.
public struct StaticFile: Sendable {
    /// Under the root, with slashes: `css/base.css`.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
