/// What the header fields say about where a request ends and whom it is for (RFC 9112, sections 3.2 and 6).
///
/// Everything ambiguous is refused: two readers who disagree on a request's end are how requests are smuggled.
package struct RequestFraming {
    /// `nil` without `Content-Length`.
    package private(set) var contentLength: Int?
    package private(set) var isChunked = false
    package private(set) var host: ArraySlice<UInt8> = []

    package enum Violation: Error, Equatable {
        case repeatedHost, missingHost
        case repeatedLength, badLength, lengthAndEncoding
        case unknownEncoding, encodingInOldVersion
    }

    /// - Parameter isHTTP10: such a client knows no chunked bodies.
    package init(_ headers: HTTPHeaders, isHTTP10: Bool) throws(Violation) {
        var hosts = 0
        var lengths = 0
        var encodings = 0
        var offset = 0
        while offset < headers.storage.count {
            let field = headers.extent(at: offset)
            switch field.nameCount {
            case 4 where headers.hasName(.host, at: offset):
                hosts += 1
                host = headers.storage[field.value].trimmed
            case 14 where headers.hasName(.contentLength, at: offset):
                lengths += 1
                contentLength = try Self.length(headers.storage[field.value])
            case 17 where headers.hasName(.transferEncoding, at: offset):
                encodings += 1
                isChunked = headers.storage[field.value].equalsIgnoringASCIICase("chunked".utf8)
                guard isChunked else { throw .unknownEncoding }
            default:
                break
            }
            offset = field.value.upperBound
        }
        guard hosts == 1 else { throw hosts == 0 ? .missingHost : .repeatedHost }
        guard lengths <= 1 else { throw .repeatedLength }
        guard encodings <= 1 else { throw .unknownEncoding }
        guard encodings == 0 || lengths == 0 else { throw .lengthAndEncoding }
        guard encodings == 0 || !isHTTP10 else { throw .encodingInOldVersion }
    }

    /// Digits only; what is beyond `Int` counts as `Int.max`.
    private static func length(_ text: ArraySlice<UInt8>) throws(Violation) -> Int {
        guard !text.isEmpty else { throw .badLength }
        var length = 0
        for digit in text {
            guard 0x30...0x39 ~= digit else { throw .badLength }
            let (tenfold, overflow) = length.multipliedReportingOverflow(by: 10)
            length = overflow || tenfold > Int.max - 9 ? Int.max / 10 : tenfold + Int(digit - 0x30)
        }
        return length
    }
}
