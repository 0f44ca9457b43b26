import CMicroHTTPD
import HTTP

extension Connection {
    /// Answers the whole request, in the handler's last call.
    func answer() -> MHD_Result {
        enter(.answer)
        if let refusal { return queue(plain: loop.configuration.problems(refusal)) }
        let target: HTTPTarget
        do {
            target = try HTTPTarget(parsing: self.target)
        } catch {
            return queue(plain: loop.configuration.problems(error.problem))
        }
        let request = HTTPRequest(
            method, target, headers: headers, body: body, serial: loop.nextSerial(), remote: remote)
        return queue(loop.responder.respond(to: request).resolved(for: request))
    }

    /// Refuses the request in the handler's first call, the one place where no body is read any more. The connection
    /// ends with it.
    func refuse(_ problem: Problem) -> MHD_Result {
        enter(.answer)
        var response = loop.configuration.problems(problem)
        response.headers.set(.connection, "close")
        return queue(plain: response)
    }

    private func queue(plain response: HTTPResponse) -> MHD_Result {
        queue(response.resolved(for: HTTPRequest(.post, .root)))
    }

    private func queue(_ response: ResolvedResponse) -> MHD_Result {
        let status = UInt32(response.status.code)
        switch response.body {
        case .variant(let variant):
            guard let handle = variant.answerHandle() else { return .NO }
            answerBytes = variant.bytes.count
            return MHD_queue_response(self.handle, status, handle.pointer)
        case .notModified(let variant):
            guard let handle = variant.notModifiedHandle() else { return .NO }
            return MHD_queue_response(self.handle, status, handle.pointer)
        case .bytes(let bytes):
            answerBytes = bytes.count
            return queueOnce(status, response.headers, bytes)
        case .empty:
            return queueOnce(status, response.headers, [])
        }
    }

    private func queueOnce(_ status: UInt32, _ headers: HTTPHeaders, _ bytes: [UInt8]) -> MHD_Result {
        guard let made = PreparedHandle.make(headers: headers, bytes: bytes) else { return .NO }
        defer { MHD_destroy_response(made) }
        return MHD_queue_response(handle, status, made)
    }
}
