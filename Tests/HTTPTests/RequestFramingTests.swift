import HTTP
import Testing

@Suite struct RequestFramingTests {
    static let violations: [(HTTPHeaders, RequestFraming.Violation)] = [
        ([:], RequestFraming.Violation.missingHost),
        (["Host": "a", "host": "a"], .repeatedHost),
        (["Host": "a", "Content-Length": "1", "Content-Length": "1"], .repeatedLength),
        (["Host": "a", "Content-Length": "+1"], .badLength),
        (["Host": "a", "Content-Length": ""], .badLength),
        (["Host": "a", "Content-Length": "1", "Transfer-Encoding": "chunked"], .lengthAndEncoding),
        (["Host": "a", "Transfer-Encoding": "gzip, chunked"], .unknownEncoding),
        (["Host": "a", "Transfer-Encoding": "chunked", "Transfer-Encoding": "chunked"], .unknownEncoding),
        (["Host": "a", "Transfer-Encoding": ""], .unknownEncoding),
    ]

    @Test func `A length, chunks, or neither`() throws {
        #expect(try RequestFraming(["Host": "a"]).contentLength == nil)
        #expect(try RequestFraming(["Host": " a ", "content-length": "12"]).contentLength == 12)
        #expect(
            try RequestFraming(["Host": "a", "Content-Length": "99999999999999999999999"]).contentLength ?? 0 > 1 << 40)
        #expect(try RequestFraming(["Host": "a", "Transfer-Encoding": "Chunked"]).isChunked)
    }

    @Test(arguments: violations)
    func `Anything ambiguous is refused`(
        headers: HTTPHeaders, violation: RequestFraming.Violation
    ) {
        #expect(throws: violation) { try RequestFraming(headers) }
    }

    @Test func `HTTP 1.0 has no chunks`() {
        #expect(throws: RequestFraming.Violation.encodingInOldVersion) {
            try RequestFraming(HTTPHeaders(["Host": "a", "Transfer-Encoding": "chunked"]), isHTTP10: true)
        }
    }
}

extension RequestFraming {
    fileprivate init(_ headers: HTTPHeaders) throws(Violation) { try self.init(headers, isHTTP10: false) }
}
