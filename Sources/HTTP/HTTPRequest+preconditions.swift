extension HTTPRequest {
    /// Whether `If-None-Match` says that the client has this already.
    public func hasCurrent(_ etag: ETag) -> Bool {
        guard let value = headers.bytes(of: .ifNoneMatch) else { return false }
        return EntityTagList(parsing: value).matchesWeakly(etag)
    }

    /// Checks a write against what is stored; throws 412 where the client's idea of it is stale.
    ///
    /// - Parameter current: the tag of what is stored now, `nil` where nothing is.
    public func checkPreconditions(current: ETag?) throws(Problem) {
        if let value = headers.bytes(of: .ifMatch) {
            guard let current, EntityTagList(parsing: value).matchesStrongly(current) else {
                throw .preconditionFailed(.ifMatch, current: current)
            }
        }
        if let value = headers.bytes(of: .ifNoneMatch), let current {
            guard !EntityTagList(parsing: value).matchesWeakly(current) else {
                throw .preconditionFailed(.ifNoneMatch, current: current)
            }
        }
    }

    /// Whether the client said what version it means to change.
    public var hasWritePrecondition: Bool { headers.contains(.ifMatch) || headers.contains(.ifNoneMatch) }
}
