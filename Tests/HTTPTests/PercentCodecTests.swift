import HTTP
import Testing

@Suite struct PercentCodecTests {
    @Test(arguments: ["", "a", "Hi & bye?", "é€😀", "/%+= \"<>`", "a\u{301}\u{200D}"])
    func `What is encoded decodes to itself`(text: String) throws {
        let encoded = PercentCodec.encode(text)
        #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !Array("&?#/+=\"<>".utf8).contains($0) })
        #expect(try PercentCodec.decode(Array(encoded.utf8)[...], plusIsSpace: true) == Array(text.utf8))
    }
}
