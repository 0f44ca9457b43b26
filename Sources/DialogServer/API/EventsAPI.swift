import HTTP

/// `/api/v1/events`: what changes, as it happens.
struct EventsAPI: Sendable {
    static let parameters = ["topics", "after"]

    let site: Site

    func stream(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let reader = try QueryReader(request, known: Self.parameters)
        let topics = try EventTopic.list(reader)
        let place = try place(request, reader)
        var headers = SecurityHeaders.data
        headers.set(.cacheControl, "no-store")
        headers.set(.contentType, MediaType.eventStream.description)
        // Some proxies keep an answer back until there is more of it.
        headers.append("X-Accel-Buffering", "no")
        let stream = EventStream(site.feed, topics: topics, after: place ?? site.feed.last)
        return HTTPResponse(headers: headers, body: .stream(stream))
    }

    /// Behind which event to begin; `nil` is the latest. What a browser sends when it comes back is newer than what
    /// stands in its address. A number that is none of ours leads to a reset.
    private func place(_ request: HTTPRequest, _ reader: QueryReader) throws(Problem) -> UInt64? {
        if let header = request.headers[.lastEventID], !header.isEmpty { return Self.number(header) ?? 0 }
        guard let text = try reader.text("after") else { return nil }
        guard let number = Self.number(text) else {
            throw .badParameter(
                "after", "This is no event's id.", expected: "the id of the last event that came", received: text)
        }
        return number
    }

    private static func number(_ text: String) -> UInt64? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt64(text) : nil
    }
}
