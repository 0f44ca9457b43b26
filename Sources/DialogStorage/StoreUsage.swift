/// How much a store holds, to be set against its limits.
public struct StoreUsage: Sendable, Hashable {
    public var dialogs = 0
    public var styles = 0
    public var responses = 0
    /// See `StoreLimits.bytes`.
    public var bytes = 0

    public init() {}
}
