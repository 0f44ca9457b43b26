import DialogStorage
import HTTP

extension Site {
    /// An answer that many may get until something that it was made from changes.
    ///
    /// - Parameter change: the latest change of the store when the making began.
    func deliver(
        _ type: MediaType, _ bytes: [UInt8], headers: HTTPHeaders, etag: ETag? = nil, to request: HTTPRequest,
        dependsOn dependencies: [Dependency], since change: UInt64
    ) -> HTTPResponse {
        let response = PreparedResponse(
            type, bytes, etag: etag ?? ETag(hex: SHA256.digest(bytes).prefix(8)), headers: headers,
            encoder: bytes.count > 512 ? Compression.encoder : nil)
        cache.keep(response, for: request, dependsOn: dependencies, since: change)
        return .prepared(response)
    }
}

extension HTTPResponse {
    /// JSON that one client gets once.
    static func data(_ bytes: [UInt8], _ status: HTTPStatus = .ok, type: MediaType = .json) -> HTTPResponse {
        HTTPResponse(status, type, bytes, headers: SecurityHeaders.data)
    }

    static func noContent() -> HTTPResponse { HTTPResponse(.noContent, headers: SecurityHeaders.data) }
}
