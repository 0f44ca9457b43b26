extension HTTPHeaders {
    /// The first value of that name, as text; broken UTF-8 is repaired.
    public subscript(name: HTTPHeaderName) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    public func contains(_ name: HTTPHeaderName) -> Bool { bytes(of: name) != nil }

    /// The first value of that name, as it came.
    public func bytes(of name: HTTPHeaderName) -> ArraySlice<UInt8>? {
        let count = name.text.utf8.count
        var offset = 0
        while offset < storage.count {
            let field = extent(at: offset)
            if field.nameCount == count, hasName(name, at: offset) { return storage[field.value] }
            offset = field.value.upperBound
        }
        return nil
    }

    /// How often the name stands.
    public func count(of name: HTTPHeaderName) -> Int {
        fields.reduce(0) { $0 + ($1.isNamed(name) ? 1 : 0) }
    }

    /// Every field in order.
    public var fields: HTTPHeaderFields { HTTPHeaderFields(storage: storage) }

    /// The field whose record starts at an offset; the next record starts where its value ends.
    func extent(at offset: Int) -> (nameCount: Int, value: Range<Int>) {
        let nameCount = Int(storage[offset])
        let valueCount = Int(storage[offset + 1]) | Int(storage[offset + 2]) << 8 | Int(storage[offset + 3]) << 16
        let start = offset + 4 + nameCount
        return (nameCount, start..<(start + valueCount))
    }

    /// Whether the field of a record has that name, which is known to be as long.
    func hasName(_ name: HTTPHeaderName, at offset: Int) -> Bool {
        var index = offset + 4
        for byte in name.text.utf8 {
            guard storage[index].asciiLowercased == byte.asciiLowercased else { return false }
            index += 1
        }
        return true
    }
}
