/// A request target in origin form (RFC 9112, section 3.2.1): raw bytes, the decoded path, the raw query.
public struct HTTPTarget: Sendable, Equatable {
    /// Why a target is refused.
    public enum ParsingError: Error, Sendable, Equatable {
        /// Neither `/…` nor, for OPTIONS, `*`.
        case form
        case badEscape, control, notUTF8
        /// `.` or `..`, however spelled.
        case dotSegment
        /// `//`.
        case emptySegment
        /// `%2F`, which would be a separator once decoded.
        case encodedSlash
    }

    /// As it came.
    public let raw: [UInt8]
    /// Decoded: starts with `/`, is UTF-8, has no control sign, no empty and no dot segment.
    public let path: [UInt8]
    /// Where the query starts in `raw`, after the `?`; the end where there is none.
    private let queryStart: Int

    public init(parsing raw: [UInt8]) throws(ParsingError) {
        guard raw.first == 0x2F else {
            guard raw == [0x2A] else { throw .form }
            (self.raw, path, queryStart) = (raw, raw, raw.count)
            return
        }
        var pathEnd = raw.count
        var isPlain = true
        for index in raw.indices {
            let byte = raw[index]
            if byte == 0x3F {
                pathEnd = index
                break
            }
            if byte == 0x23 || byte <= 0x20 || byte == 0x7F { throw .control }
            if byte == 0x25 || byte >= 0x80 { isPlain = false }
        }
        self.raw = raw
        queryStart = min(pathEnd + 1, raw.count)
        // A query may come back in an address, so it holds none of these either.
        for byte in raw[queryStart...] where byte <= 0x20 || byte == 0x7F { throw .control }
        if isPlain {
            path = pathEnd == raw.count ? raw : Array(raw[..<pathEnd])
        } else {
            path = try Self.decode(raw[..<pathEnd])
        }
        try Self.checkSegments(path)
    }

    /// `/`.
    public static let root = HTTPTarget(plain: [0x2F])

    private init(plain: [UInt8]) {
        (raw, path, queryStart) = (plain, plain, plain.count)
    }

    /// Without the `?`; empty where there is none.
    public var rawQuery: ArraySlice<UInt8> { raw[queryStart...] }

    private static func decode(_ path: ArraySlice<UInt8>) throws(ParsingError) -> [UInt8] {
        var index = path.startIndex
        while index + 2 < path.endIndex {
            if path[index] == 0x25, path[index + 1] == 0x32, path[index + 2].asciiLowercased == 0x66 {
                throw .encodedSlash
            }
            index += 1
        }
        do {
            return try PercentCodec.decode(path)
        } catch {
            switch error {
            case .badEscape: throw .badEscape
            case .control: throw .control
            case .notUTF8: throw .notUTF8
            }
        }
    }

    private static func checkSegments(_ path: [UInt8]) throws(ParsingError) {
        var start = 1
        while start < path.count {
            var end = start
            while end < path.count, path[end] != 0x2F { end += 1 }
            if end == start { throw .emptySegment }
            let isDots = path[start] == 0x2E && (end - start == 1 || (end - start == 2 && path[start + 1] == 0x2E))
            if isDots { throw .dotSegment }
            start = end + 1
        }
    }
}
