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
        writer.open()
        writer.member("type", type)
        writer.member("title", title)
        writer.member("status", Int(status.code))
        writer.member("detail", detail)
        writer.member("instance", instance)
        writer.member("code", code)
        writer.member("requestId", requestID)
        if !errors.isEmpty {
            writer.name("errors")
            writer.list(errors) { error, writer in error.write(to: &writer) }
        }
        writer.close()
        return writer.bytes
    }
}

extension ProblemError {
    func write(to writer: inout ProblemWriter) {
        writer.open()
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
        writer.close()
    }
}
