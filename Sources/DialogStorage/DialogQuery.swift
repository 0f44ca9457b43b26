public import DialogModel

/// Which dialogs a list shows, in which order.
public struct DialogQuery: Sendable, Hashable {
    /// Words that all must occur in id, name, title, description or tags; case does not matter.
    public var text: String?
    public var kind: Dialog.Kind?
    public var tag: Slug?
    public var style: Slug?
    /// The first key weighs most; equal dialogs come in the order of their creation.
    public var order: [Order] = []

    public init() {}

    public struct Order: Sendable, Hashable {
        public enum Key: String, Sendable, Hashable, CaseIterable { case createdAt, updatedAt, name, id }

        public var key: Key
        public var isDescending: Bool

        public init(_ key: Key, isDescending: Bool = false) {
            self.key = key
            self.isDescending = isDescending
        }
    }
}
