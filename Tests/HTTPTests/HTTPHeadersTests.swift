import HTTP
import Testing

@Suite struct HTTPHeadersTests {
    @Test func `Names are compared without regard to case, values are kept`() {
        let headers = HTTPHeaders(["Content-Type": "text/HTML", "X-A": "1", "x-a": "2"])
        #expect(headers[.contentType] == "text/HTML")
        #expect(headers["CONTENT-TYPE"] == "text/HTML")
        #expect(headers["X-a"] == "1")
        #expect(headers.count(of: "x-A") == 2)
        #expect(headers["Content-Typ"] == nil)
    }

    @Test func `Setting replaces all of a name, appending adds`() {
        var headers = HTTPHeaders(["A": "1", "B": "2", "a": "3"])
        headers.set("A", "4")
        headers.append("B", "5")
        #expect(headers.fields.map { "\($0.name)=\($0.value)" } == ["B=2", "A=4", "B=5"])
        headers.remove("b")
        #expect(headers.fields.map(\.name) == ["A"])
    }

    @Test(arguments: ["a\r\nSet-Cookie: x", "a\nb", "a\rb", "a\u{0}b", "a\u{7F}b", "\r\n", "a\r\n\u{301}b"])
    func `No value ends its line`(value: String) {
        let headers = HTTPHeaders([.location: value])
        #expect(headers.count == 1)
        let bytes = headers.bytes(of: .location) ?? []
        #expect(bytes.count == value.utf8.count)
        #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }

    @Test func `Long values survive`() {
        let value = String(repeating: "v", count: 100_000)
        #expect(HTTPHeaders(["A": value, "B": "b"])["A"] == value)
        #expect(HTTPHeaders(["A": value, "B": "b"])["B"] == "b")
    }
}
