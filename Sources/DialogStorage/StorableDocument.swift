public import DialogModel

/// What a store keeps versions of.
public protocol StorableDocument: Sendable {
    /// The texts that a search looks through.
    var searchedTexts: [String] { get }
}

extension Dialog: StorableDocument {
    public var searchedTexts: [String] {
        var texts = [name]
        if let title = naming.title { texts.append(title) }
        if let label = naming.ariaLabel { texts.append(label) }
        if let description { texts.append(description) }
        return texts + tags.map(\.rawValue)
    }
}

extension Style: StorableDocument {
    public var searchedTexts: [String] { [name] + (description.map { [$0] } ?? []) }
}
