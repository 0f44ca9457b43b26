/// A small ordered set of named values: one frame of the context. The first of two equal names counts.
public struct MustacheObject: Sendable {
    var pairs: [(MustacheName, MustacheValue)]

    public init() {
        pairs = []
    }

    /// `nil` when the name is not there; setting `nil` takes the name out.
    public subscript(name: MustacheName) -> MustacheValue? {
        get {
            for index in pairs.indices where pairs[index].0 == name { return pairs[index].1 }
            return nil
        }
        set {
            let index = pairs.firstIndex { $0.0 == name }
            switch (index, newValue) {
            case (let index?, let value?): pairs[index].1 = value
            case (let index?, nil): pairs.remove(at: index)
            case (nil, let value?): pairs.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// Adds the other's values behind these; where both have a name, this one's counts.
    public mutating func append(_ other: MustacheObject) {
        pairs.append(contentsOf: other.pairs)
    }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (MustacheName, MustacheValue)...) {
        pairs = elements
    }
}
