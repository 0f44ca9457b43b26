/// Which responses of a dialog a list shows, newest first.
public struct ResponseQuery: Sendable, Hashable {
    public var includesTests = false

    public init() {}
}
