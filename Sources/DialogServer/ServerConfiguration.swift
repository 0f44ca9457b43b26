public import DialogStorage

/// What a server is started with.
public struct ServerConfiguration: Sendable {
    public var resources: ResourceLocator
    public var folder: ServedFolder?
    /// What clients must show; nobody must where this is `nil`.
    public var token: String?
    /// Changes without `If-Match` are answered with 428.
    public var requiresMatch = false
    /// Bytes of a request's body.
    public var bodyLimit = 1 << 20
    /// Rendering fails on a key that a template names and its page lacks; for tests.
    public var hasStrictTemplates = false
    /// Takes what goes wrong on our side, a line at a time.
    public var log: @Sendable (String) -> Void = { _ in }
    public var clock: StoreClock = Timestamp.now

    public init(resources: ResourceLocator) { self.resources = resources }
}
