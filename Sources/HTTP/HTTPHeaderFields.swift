/// The fields of `HTTPHeaders`, one after the other.
public struct HTTPHeaderFields: Sequence, IteratorProtocol, Sendable {
    private let storage: [UInt8]
    private var offset = 0

    init(storage: [UInt8]) { self.storage = storage }

    public mutating func next() -> HTTPHeaderField? {
        guard offset < storage.count else { return nil }
        let start = offset + 4
        let nameEnd = start + Int(storage[offset])
        let valueCount = Int(storage[offset + 1]) | Int(storage[offset + 2]) << 8 | Int(storage[offset + 3]) << 16
        offset = nameEnd + valueCount
        return HTTPHeaderField(nameBytes: storage[start..<nameEnd], valueBytes: storage[nameEnd..<offset])
    }
}

/// One header field as it came.
public struct HTTPHeaderField: Sendable {
    public let nameBytes: ArraySlice<UInt8>
    public let valueBytes: ArraySlice<UInt8>

    public var name: String { String(decoding: nameBytes, as: UTF8.self) }
    public var value: String { String(decoding: valueBytes, as: UTF8.self) }

    public func isNamed(_ name: HTTPHeaderName) -> Bool {
        nameBytes.equalsIgnoringASCIICase(name.text.utf8)
    }
}
