import CMicroHTTPD
import HTTP

extension Connection {
    /// Begins an answer that goes on.
    func queue(_ status: UInt32, _ source: any ResponseStream, _ headers: HTTPHeaders) -> MHD_Result {
        guard let stream = loop.open(source, on: self) else {
            return queue(explain(.tooManyStreams(limit: loop.quota.limit)).resolved())
        }
        self.stream = stream
        guard let response = stream.response(headers) else {
            endStream()
            return .NO
        }
        forgetRequest()
        enter(.streaming)
        defer { MHD_destroy_response(response) }
        return MHD_queue_response(handle, status, response)
    }

    func endStream() {
        guard let stream else { return }
        self.stream = nil
        loop.close(stream)
    }

    /// A stream may stand for days, and by the thousand.
    private func forgetRequest() {
        target = []
        body = []
        headers = HTTPHeaders()
    }
}
