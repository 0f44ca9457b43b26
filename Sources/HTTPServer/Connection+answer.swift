import CMicroHTTPD
import HTTP

extension Connection {
    /// Answers the whole request, in the handler's last call.
    func answer() -> MHD_Result {
        enter(.answer)
        let target: HTTPTarget
        do {
            target = try HTTPTarget(parsing: self.target)
        } catch {
            return queue(explain(error.problem).resolved())
        }
        let request = HTTPRequest(
            method, target, headers: headers, body: body, serial: loop.nextSerial(), remote: remote)
        return queue(loop.responder.respond(to: request).resolved(for: request))
    }

    /// Refuses the request in the handler's first call, the one place where no body is read any more. The connection
    /// ends with it.
    func refuse(_ problem: Problem) -> MHD_Result {
        enter(.answer)
        var response = explain(problem)
        response.headers.set(.connection, "close")
        return queue(response.resolved())
    }

    /// The answer to a problem of the listener's own.
    func explain(_ problem: Problem) -> HTTPResponse {
        var problem = problem
        problem.requestID = RequestID(loop.nextSerial()).description
        return loop.configuration.problems(problem)
    }

    func queue(_ response: ResolvedResponse) -> MHD_Result {
        let status = UInt32(response.status.code)
        let result =
            switch response.body {
            case .variant(let variant): queue(status, variant.answerHandle(), count: variant.bytes.count)
            case .notModified(let variant): queue(status, variant.notModifiedHandle(), count: 0)
            case .bytes(let bytes):
                queue(status, PreparedHandle(headers: response.headers, bytes: bytes), count: bytes.count)
            case .empty: queue(status, PreparedHandle(headers: response.headers, bytes: []), count: 0)
            case .stream(let source): queue(status, source, response.headers)
            }
        if result == .NO { loop.configuration.log("an answer of status \(status) could not be sent") }
        return result
    }

    /// The library keeps an answer for as long as it sends it.
    private func queue(_ status: UInt32, _ answer: PreparedHandle?, count: Int) -> MHD_Result {
        guard let answer else { return .NO }
        answerBytes = count
        return MHD_queue_response(handle, status, answer.pointer)
    }
}
