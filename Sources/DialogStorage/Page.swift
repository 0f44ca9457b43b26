/// A part of a list.
public struct Page<Item: Sendable, Position: Sendable>: Sendable {
    public let items: [Item]
    /// Where the next part starts; `nil` on the last.
    public let next: Position?
    /// How many there are in all, where that was asked for.
    public let total: Int?

    public init(items: [Item], next: Position?, total: Int?) {
        self.items = items
        self.next = next
        self.total = total
    }
}
