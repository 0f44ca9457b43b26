/// A place in a list of dialogs that stays right while others write.
public enum ListPosition: Sendable, Hashable {
    /// Behind the dialog of this place in the order of creation.
    case creation(after: UInt64)
    /// In a sorted list that the store keeps.
    case list(token: UInt64, offset: Int)
}
