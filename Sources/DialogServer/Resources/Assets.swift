import HTTP

/// The files of `Public`, each under its own path and, for ever, under its path with `?v=` and its digest.
struct Assets: Sendable {
    private let plain: StaticFiles
    private let versioned: StaticFiles
    /// By path, such as `/css/dialog.css`, in the order of the paths.
    private let versions: [(path: String, version: String)]

    init(_ files: [StaticFile]) {
        let tag: StaticFiles.Tagger = { ETag(hex: SHA256.digest($0).prefix(8)) }
        plain = StaticFiles(files, tag: tag, encoder: Compression.encoder)
        versioned = StaticFiles(
            files, cacheControl: "public, max-age=31536000, immutable", tag: tag, encoder: Compression.encoder)
        versions = files.map { ("/" + $0.path, SHA256.tag($0.bytes)) }
    }

    /// `nil` where there is no such file. Another query than the right version changes nothing.
    func answer(to request: HTTPRequest) -> PreparedResponse? {
        guard let file = plain[request.path] else { return nil }
        let query = request.target.rawQuery
        guard query.starts(with: [0x76, 0x3D]),
            file.identity.etag.map({ query.dropFirst(2).elementsEqual($0.opaque.utf8) }) ?? false
        else { return file }
        return versioned[request.path] ?? file
    }

    /// The address of a file that may be kept for ever; the plain path of a file that is not there.
    func address(_ path: String) -> String {
        versions.first { $0.path.utf8.elementsEqual(path.utf8) }.map { "\($0.path)?v=\($0.version)" } ?? path
    }

    /// The addresses of all files below a path, in order.
    func addresses(below prefix: String) -> [String] {
        versions.filter { $0.path.utf8.starts(with: prefix.utf8) }.map { "\($0.path)?v=\($0.version)" }
    }

    func contains(path: String) -> Bool { versions.contains { $0.path.utf8.elementsEqual(path.utf8) } }

    func contains(_ path: [UInt8]) -> Bool { plain[path] != nil }
}
