/// Anything that answers requests: a router, a table of files, a guard in front of another responder.
public protocol HTTPResponder: Sendable {
    /// Called on any of the listener's threads, several at a time; must not block for long.
    func respond(to request: HTTPRequest) -> HTTPResponse
}
