import JSON
import Testing

@Suite struct JSONLimitsTests {
    private func code(_ text: String, _ limits: JSONLimits = .standard) -> JSONError.Code? {
        do {
            _ = try JSONDocument(parsing: Array(text.utf8), limits: limits)
            return nil
        } catch {
            return error.code
        }
    }

    private func nested(_ open: String, _ close: String, _ depth: Int) -> String {
        String(repeating: open, count: depth) + String(repeating: close, count: depth)
    }

    private func object(names: Int) -> String {
        "{" + (0..<names).map { "\"n\($0)\":0" }.joined(separator: ",") + "}"
    }

    @Test func `Depth ends at 64`() {
        #expect(code(nested("[", "]", 64)) == nil)
        #expect(code(nested("[", "]", 65)) == .tooDeep)
        #expect(code("[" + nested("{\"a\":[", "]}", 31) + "]") == nil)
        #expect(code(nested("{\"a\":[", "]}", 33)) == .tooDeep)
        #expect(code(String(repeating: "[", count: 100_000)) == .tooDeep)
        #expect(code(String(repeating: "{\"a\":", count: 100_000), .rfc) == .tooDeep)
    }

    @Test func `Siblings do not count as depth`() {
        #expect(code("[" + Array(repeating: "[[]]", count: 200).joined(separator: ",") + "]") == nil)
    }

    @Test func `Values end at 100 000`() {
        #expect(code("[" + Array(repeating: "0", count: 99_999).joined(separator: ",") + "]") == nil)
        #expect(code("[" + Array(repeating: "0", count: 100_000).joined(separator: ",") + "]") == .tooManyValues)
    }

    @Test func `Names end at 1 000 in one object, not in all`() {
        #expect(code(object(names: 1_000)) == nil)
        #expect(code(object(names: 1_001)) == .tooManyNames)
        #expect(code("[" + Array(repeating: object(names: 600), count: 4).joined(separator: ",") + "]") == nil)
    }

    @Test func `A name ends at 256 bytes, escapes resolved`() {
        #expect(code("{\"" + String(repeating: "é", count: 128) + "\":0}") == nil)
        #expect(code("{\"" + String(repeating: "é", count: 128) + "a\":0}") == .nameTooLong)
        #expect(code("{\"" + String(repeating: "\\u0041", count: 256) + "\":0}") == nil)
        #expect(code("{\"" + String(repeating: "\\u0041", count: 257) + "\":0}") == .nameTooLong)
    }

    @Test func `A number ends at 64 signs`() {
        #expect(code("0." + String(repeating: "1", count: 62)) == nil)
        #expect(code("0." + String(repeating: "1", count: 63)) == .numberTooLong)
        #expect(code(String(repeating: "1", count: 1_000_000)) == .numberTooLong)
        #expect(code("[1e" + String(repeating: "0", count: 100_000) + "]") == .numberTooLong)
    }

    @Test func `A number beyond a double is refused, one too near to zero is zero`() {
        #expect(code("[1e308]") == nil)
        #expect(code("[1e309]") == .numberOutOfRange)
        #expect(code("[0.001e312]") == .numberOutOfRange)
        #expect(code("[-1e99999999999999999999]") == .numberOutOfRange)
        #expect(code("[1e-99999999999999999999]") == nil)
        #expect(code("[1e309]", .rfc) == nil)
    }

    @Test func `The text ends at one mebibyte`() {
        #expect(code("\"" + String(repeating: "a", count: (1 << 20) - 2) + "\"") == nil)
        #expect(code("\"" + String(repeating: "a", count: (1 << 20) - 1) + "\"") == .documentTooLarge)
    }

    @Test func `U+0000 is refused in values and names`() {
        #expect(code(#"["a\u0000b"]"#) == .nullCharacter)
        #expect(code(#"{"\u0000":1}"#) == .nullCharacter)
        #expect(code(#"{"\u0000":1}"#, .rfc) == nil)
    }

    @Test(arguments: [2, 3, 12, 13, 14, 100, 1_000])
    func `A name that stands twice is found among few and many`(count: Int) {
        let names = (0..<count - 1).map { "\"n\($0)\":0" }
        for position in [0, (count - 1) / 2, count - 1] {
            var members = names
            members.insert("\"n\\u0030\":1", at: position)
            #expect(code("{" + members.joined(separator: ",") + "}") == .duplicateName)
        }
        #expect(code(object(names: count)) == nil)
        #expect(code("{\"n0\":0," + names.joined(separator: ",") + "}", .rfc) == nil)
    }

    @Test func `The same name in other objects is no duplicate`() {
        #expect(code(#"{"a":{"a":[{"a":1},{"a":2}]},"b":{"a":1,"b":{"b":1}}}"#) == nil)
        #expect(code(#"{"b":{"c":1},"a":{"d":1},"c":{},"b":1}"#) == .duplicateName)
        #expect(code(#"{"x":{"a":1,"a":2}}"#) == .duplicateName)
    }
}
