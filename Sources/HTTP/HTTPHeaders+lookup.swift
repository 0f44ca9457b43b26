extension HTTPHeaders {
    /// The first value of that name, as text; broken UTF-8 is repaired.
    public subscript(name: HTTPHeaderName) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    public func contains(_ name: HTTPHeaderName) -> Bool { bytes(of: name) != nil }

    /// The first value of that name, as it came.
    public func bytes(of name: HTTPHeaderName) -> ArraySlice<UInt8>? {
        let wanted = name.text.utf8
        let wantedCount = wanted.count
        var offset = 0
        while offset < storage.count {
            let start = offset + 4
            let nameEnd = start + Int(storage[offset])
            let valueEnd = nameEnd + valueCount(at: offset)
            if nameEnd - start == wantedCount, equalsIgnoringCase(start, wanted) { return storage[nameEnd..<valueEnd] }
            offset = valueEnd
        }
        return nil
    }

    /// How often the name stands.
    public func count(of name: HTTPHeaderName) -> Int {
        fields.reduce(0) { $0 + ($1.isNamed(name) ? 1 : 0) }
    }

    /// Every field in order.
    public var fields: HTTPHeaderFields { HTTPHeaderFields(storage: storage) }

    private func valueCount(at offset: Int) -> Int {
        Int(storage[offset + 1]) | Int(storage[offset + 2]) << 8 | Int(storage[offset + 3]) << 16
    }

    private func equalsIgnoringCase(_ start: Int, _ wanted: String.UTF8View) -> Bool {
        var index = start
        for byte in wanted {
            guard storage[index].asciiLowercased == byte.asciiLowercased else { return false }
            index += 1
        }
        return true
    }
}
