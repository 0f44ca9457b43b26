import Testing

@testable import DialogServer

@Suite struct EncodingTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c14"), ("abc", "ba7816bf8f01cfea"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8"),
    ])
    func `SHA-256 agrees with FIPS 180-4`(text: String, tag: String) {
        #expect(SHA256.tag(Array(text.utf8)) == tag)
    }

    @Test func `A policy source is the digest in base 64`() {
        #expect(SHA256.policySource(Array("abc".utf8)) == "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"),
    ])
    func `Base 64 agrees with RFC 4648 in both directions`(text: String, encoded: String) {
        #expect(Base64.encodeForURL(Array(text.utf8)) == encoded)
        #expect(Base64.decodeFromURL(encoded) == Array(text.utf8))
        #expect(Base64.encode(Array(text.utf8)).prefix(encoded.count) == encoded)
        #expect(Base64.encode(Array(text.utf8)).count % 4 == 0)
    }

    @Test(arguments: ["Z", "Zh", "Zg==", "Z g", "Zm9", "é"])
    func `Base 64 that we would not write is refused`(text: String) {
        #expect(Base64.decodeFromURL(text) == nil)
    }

    @Test func `Compressed bytes are shorter and of their format`() throws {
        let text = Array(String(repeating: "All the world's a stage. ", count: 200).utf8)
        let gzip = try #require(Gzip.encode(text, level: 6))
        #expect(gzip.count < text.count / 10)
        #expect(gzip.prefix(3) == [0x1F, 0x8B, 8])
        #expect(gzip.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == text.count)
        let brotli = try #require(Brotli.encode(text, quality: 5))
        #expect(brotli.count < gzip.count)
    }

    @Test func `A script's modules come before those that import them, once each`() {
        let files = [
            "js/a.js": "import { b } from './b.js';\nimport { c } from './c.js';\na",
            "js/b.js": "import { c } from './c.js';\nb",
            "js/c.js": "c",
        ]
        let order = ModuleOrder.files(from: "js/a.js") { Array((files[$0] ?? "?").utf8) }
        #expect(order.map { String(decoding: $0.suffix(1), as: UTF8.self) } == ["c", "b", "a"])
    }
}
