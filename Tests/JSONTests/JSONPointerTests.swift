import JSON
import Testing

@Suite struct JSONPointerTests {
    /// RFC 6901 section 5.
    static let document = #"""
        {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8}
        """#

    /// RFC 6901 sections 5 and 6: string form, fragment form, value.
    static let examples = [
        ("/foo", "#/foo", #"["bar","baz"]"#), ("/foo/0", "#/foo/0", #""bar""#), ("/", "#/", "0"),
        ("/a~1b", "#/a~1b", "1"), ("/c%d", "#/c%25d", "2"), ("/e^f", "#/e%5Ef", "3"), ("/g|h", "#/g%7Ch", "4"),
        ("/i\\j", "#/i%5Cj", "5"), ("/k\"l", "#/k%22l", "6"), ("/ ", "#/%20", "7"), ("/m~0n", "#/m~0n", "8"),
    ]

    @Test(arguments: examples)
    func `The examples of RFC 6901 hold in both forms`(text: String, fragment: String, expected: String) throws {
        let document = try JSONDocument(parsing: Array(Self.document.utf8))
        let pointer = try #require(JSONPointer(text))
        #expect(pointer.description == text)
        #expect(pointer.fragment == fragment)
        #expect(JSONPointer(fragment) == pointer)
        let node = try #require(document.root[pointer])
        #expect(String(decoding: JSONWriter().bytes(node), as: UTF8.self) == expected)
        #expect(document.root.value[pointer] == node.value)
    }

    @Test func `The root is empty`() throws {
        #expect(JSONPointer("") == .root)
        #expect(JSONPointer("#") == .root)
        #expect(JSONPointer.root.fragment == "#")
        let root = try JSONDocument(parsing: Array("[1]".utf8)).root
        #expect(root[.root]?.kind == .array)
    }

    @Test(arguments: ["a", "0", "/~", "/~2", "/a~", "#a", "#/%", "#/%2", "#/%zz", "#/%ff", "#/~"])
    func `What is no pointer is refused`(text: String) {
        #expect(JSONPointer(text) == nil)
    }

    @Test(arguments: [
        "/a/-", "/a/2", "/a/00", "/a/01", "/a/-1", "/a/+1", "/a/ 0", "/a/", "/a/9999999999999", "/b", "/a/0/x",
    ])
    func `A place that is not there has no value`(text: String) throws {
        let root = try JSONDocument(parsing: Array(#"{"a": [1, 2]}"#.utf8)).root
        let pointer = try #require(JSONPointer(text))
        #expect(root[pointer] == nil)
        #expect(root.value[pointer] == nil)
    }

    @Test func `Tokens are escaped as they are appended`() {
        var pointer = JSONPointer.root.appending("a/b").appending(3)
        pointer.append("~1 é")
        #expect(pointer.description == "/a~1b/3/~01 é")
        #expect(pointer.fragment == "#/a~1b/3/~01%20%C3%A9")
        #expect(JSONPointer(pointer.fragment) == pointer)
    }

    @Test func `Canonically equal tokens are two pointers`() {
        let composed = JSONPointer(tokens: ["\u{E9}"])
        let decomposed = JSONPointer(tokens: ["e\u{301}"])
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, composed]).count == 2)
    }
}
