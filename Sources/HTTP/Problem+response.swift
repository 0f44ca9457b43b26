internal import JSON

extension Problem {
    /// Fills in what only the request knows.
    public func about(_ request: HTTPRequest) -> Problem {
        var problem = self
        problem.instance = instance ?? String(decoding: request.path, as: UTF8.self)
        problem.requestID = requestID ?? request.id.description
        return problem
    }

    /// The answer in `application/problem+json`.
    public var response: HTTPResponse {
        var headers = headers
        headers.set(.cacheControl, "no-store")
        headers.set(.xContentTypeOptions, "nosniff")
        if let requestID { headers.set(.xRequestID, requestID) }
        return HTTPResponse(status, .problemJSON, json, headers: headers)
    }

    /// Members in a fixed order; those without a value are left out.
    public var json: [UInt8] {
        var writer = ProblemWriter()
        writer.member("type", type)
        writer.member("title", title)
        writer.member("status", Int(status.code))
        writer.member("detail", detail)
        writer.member("instance", instance)
        writer.member("code", code)
        writer.member("requestId", requestID)
        writer.member("errors", errors.map(\.jsonValue))
        return JSONWriter().bytes(.object(writer.members))
    }
}

extension ProblemError {
    fileprivate var jsonValue: JSONValue {
        var writer = ProblemWriter()
        switch place {
        case .pointer(let pointer): writer.member("pointer", pointer)
        case .parameter(let name): writer.member("parameter", name)
        case .header(let name): writer.member("header", name)
        case nil: break
        }
        writer.member("code", code)
        writer.member("detail", detail)
        writer.member("expected", expected)
        writer.member("received", received)
        writer.member("suggestion", suggestion)
        writer.member("line", line)
        writer.member("column", column)
        writer.member("excerpt", excerpt)
        return .object(writer.members)
    }
}
