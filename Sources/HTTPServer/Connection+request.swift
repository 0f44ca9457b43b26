import CMicroHTTPD
import HTTP

/// The steps of a request, in the order the library calls them.
extension Connection {
    func takeTarget(_ text: UnsafePointer<CChar>?) {
        enter(.head)
        target.removeAll(keepingCapacity: true)
        guard let text else { return }
        var count = 0
        var query: Int?
        while text[count] != 0 {
            if query == nil, text[count] == 0x3F { query = count }
            count += 1
        }
        target.append(contentsOf: UnsafeBufferPointer(bytes: text, count: count))
        if let query, loop.parsesQueries { cmhd_hide_query(text, query) }
    }

    func begin(method: UnsafePointer<CChar>, version: UnsafePointer<CChar>) -> MHD_Result {
        isInFlight = true
        loop.requestsInFlight += 1
        do {
            try admit(method: method, version: version)
        } catch {
            return refuse(error)
        }
        enter(.body)
        return .YES
    }

    func end() -> MHD_Result {
        phase == .lingering ? .NO : answer()
    }

    func finish() {
        if isInFlight {
            isInFlight = false
            loop.requestsInFlight -= 1
        }
        endStream()
        reset()
    }
}
