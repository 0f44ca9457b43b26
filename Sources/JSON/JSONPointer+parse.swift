extension JSONPointer {
    /// Reads the string form, or the URI fragment form where it starts with `#`; nil where it is neither.
    public init?(_ text: String) {
        var bytes = Array(text.utf8)
        if bytes.first == 0x23 {
            guard let decoded = Self.percentDecoded(bytes.dropFirst()) else { return nil }
            bytes = decoded
        }
        self.init(utf8: bytes)
    }

    private init?(utf8 bytes: [UInt8]) {
        self.init()
        guard let first = bytes.first else { return }
        guard first == ASCII.slash else { return nil }
        for token in bytes.dropFirst().split(separator: ASCII.slash, omittingEmptySubsequences: false) {
            guard let resolved = Self.resolved(token) else { return nil }
            tokens.append(String(decoding: resolved, as: UTF8.self))
        }
    }

    /// `~1` is a slash, `~0` a tilde, any other tilde an error.
    private static func resolved(_ token: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(token.count)
        var iterator = token.makeIterator()
        while let byte = iterator.next() {
            guard byte == 0x7E else {
                result.append(byte)
                continue
            }
            switch iterator.next() {
            case ASCII.zero: result.append(0x7E)
            case ASCII.zero + 1: result.append(ASCII.slash)
            default: return nil
            }
        }
        return result
    }

    private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var iterator = text.makeIterator()
        while let byte = iterator.next() {
            guard byte == 0x25 else {
                result.append(byte)
                continue
            }
            guard let high = iterator.next().flatMap(ASCII.hex), let low = iterator.next().flatMap(ASCII.hex) else {
                return nil
            }
            result.append(UInt8(high << 4 | low))
        }
        guard String(validating: result, as: UTF8.self) != nil else { return nil }
        return result
    }
}
