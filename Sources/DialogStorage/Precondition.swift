/// What a writer takes for granted about the document that it changes.
public enum Precondition: Sendable, Hashable {
    case anything
    /// Nothing stands there yet.
    case absent
    /// Something stands there, whatever its version.
    case present
    case version(Int)
}
