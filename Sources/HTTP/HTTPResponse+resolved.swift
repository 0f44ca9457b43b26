extension HTTPResponse {
    /// Decides what the request's `Accept-Encoding` and `If-None-Match` make of this answer.
    public func resolved(for request: HTTPRequest) -> ResolvedResponse {
        switch body {
        case .prepared(let prepared): resolve(prepared, for: request)
        case .bytes(let bytes): resolvePlain(.bytes(bytes), for: request)
        case .empty: resolvePlain(.empty, for: request)
        case .stream(let stream): resolvePlain(request.method == .head ? .empty : .stream(stream), for: request)
        }
    }

    /// As for a client that states no wishes.
    public func resolved() -> ResolvedResponse {
        switch body {
        case .empty: ResolvedResponse(status: status, headers: headers, body: .empty)
        case .bytes(let bytes): ResolvedResponse(status: status, headers: headers, body: .bytes(bytes))
        case .stream(let stream): ResolvedResponse(status: status, headers: headers, body: .stream(stream))
        case .prepared(let prepared): resolve(prepared.identity, of: prepared, isCurrent: false)
        }
    }

    private func resolve(_ prepared: PreparedResponse, for request: HTTPRequest) -> ResolvedResponse {
        let coding = prepared.hasVariants ? request.preferredCoding : .identity
        let variant = prepared.variant(coding)
        let isCurrent =
            prepared.status == .ok && (request.method == .get || request.method == .head)
            && variant.etag.map(request.hasCurrent) ?? false
        return resolve(variant, of: prepared, isCurrent: isCurrent)
    }

    private func resolve(
        _ variant: PreparedVariant, of prepared: PreparedResponse, isCurrent: Bool
    ) -> ResolvedResponse {
        guard headers.isEmpty else {
            var all = isCurrent ? variant.notModifiedHeaders : variant.headers
            all.append(headers)
            return ResolvedResponse(
                status: isCurrent ? .notModified : prepared.status, headers: all,
                body: isCurrent ? .empty : .bytes(variant.bytes))
        }
        guard isCurrent else {
            return ResolvedResponse(status: prepared.status, headers: variant.headers, body: .variant(variant))
        }
        return ResolvedResponse(
            status: .notModified, headers: variant.headers, body: .notModified(variant))
    }

    private func resolvePlain(_ body: ResolvedResponse.Body, for request: HTTPRequest) -> ResolvedResponse {
        if status == .ok, request.method == .get || request.method == .head, let tag = headers.bytes(of: .etag),
            let wanted = request.headers.bytes(of: .ifNoneMatch), let etag = ETag(parsing: tag),
            EntityTagList(parsing: wanted).matchesWeakly(etag)
        {
            return ResolvedResponse(status: .notModified, headers: headers.withoutBodyFields, body: .empty)
        }
        return ResolvedResponse(status: status, headers: headers, body: body)
    }
}
