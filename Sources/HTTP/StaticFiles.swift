import Synchronization

/// Serves files out of memory, by a table of paths: what is not in the table does not exist, whatever the path says.
public final class StaticFiles: HTTPResponder {
    public typealias Tagger = @Sendable (_ bytes: [UInt8]) -> ETag

    private let table: Mutex<[[UInt8]: PreparedResponse]>
    private let tag: Tagger
    private let encoder: PreparedResponse.Encoder?
    private let cacheControl: String

    /// - Parameters:
    ///   - tag: a strong tag of the content.
    ///   - encoder: compresses; asked only for types that shrink.
    public init(
        _ files: [StaticFile], cacheControl: String = "no-cache", tag: @escaping Tagger,
        encoder: PreparedResponse.Encoder? = nil
    ) {
        self.tag = tag
        self.encoder = encoder
        self.cacheControl = cacheControl
        table = Mutex([:])
        for file in files { replace(file) }
    }

    /// Puts a new version of a file in place, or a new file beside the others.
    public func replace(_ file: StaticFile) {
        let type = MediaType(fileName: file.path)
        let response = PreparedResponse(
            headers: HTTPHeaders([
                .contentType: type.description, .cacheControl: cacheControl, .xContentTypeOptions: "nosniff",
                .accessControlAllowOrigin: "*",
            ]),
            bytes: file.bytes, etag: tag(file.bytes), encoder: type.isCompressible ? encoder : nil)
        table.withLock { $0[Array("/".utf8) + Array(file.path.utf8)] = response }
    }

    public func remove(_ path: String) {
        _ = table.withLock { $0.removeValue(forKey: Array("/".utf8) + Array(path.utf8)) }
    }

    /// The answer for a decoded path, `nil` where there is no such file.
    public subscript(path: [UInt8]) -> PreparedResponse? { table.withLock { $0[path] } }

    public func respond(to request: HTTPRequest) -> HTTPResponse {
        guard let file = self[request.path] else { return Problem.notFound().about(request).response }
        switch request.method {
        case .get, .head: return .prepared(file)
        default: return Problem.methodNotAllowed(request.method, allow: [.get, .head]).about(request).response
        }
    }
}
