/// Finds the folders `Public` and `Templates`.
///
/// In this order: the folder that was named, beside the executable or above it (so that a build runs from anywhere),
/// the working directory.
public struct ResourceLocator: Sendable {
    public let root: String

    public var templates: String { "\(root)/Templates" }
    public var files: String { "\(root)/Public" }

    /// - Parameters:
    ///   - named: what a flag or the environment said.
    ///   - executable: the path of the running program, links resolved.
    /// - Throws: `StartupError` with the places that were tried.
    public init(named: String?, executable: String?, workingDirectory: String) throws(StartupError) {
        let candidates = named.map { [$0] } ?? Self.parents(of: executable) + [workingDirectory]
        for candidate in candidates
        where File.isDirectory("\(candidate)/Templates") && File.isDirectory("\(candidate)/Public") {
            root = candidate
            return
        }
        throw .resourcesNotFound(tried: candidates)
    }

    /// The folder of the program and those above it, with `share/dialog-preview` beside each.
    private static func parents(of executable: String?) -> [String] {
        guard var rest = executable.map({ $0.utf8[...] }) else { return [] }
        var folders: [String] = []
        while let slash = rest.lastIndex(of: 0x2F) {
            rest = rest[..<slash]
            let folder = String(decoding: rest, as: UTF8.self)
            folders.append(folder)
            folders.append("\(folder)/share/dialog-preview")
        }
        return folders
    }
}
