import JSON
import Testing

@Suite struct JSONNodeTests {
    private func root(_ text: String) throws -> JSONNode {
        try JSONDocument(parsing: Array(text.utf8)).root
    }

    @Test func `Each kind answers its own question and no other`() throws {
        let root = try root(#"[null, true, 12, "s", [1], {"a": 1}]"#)
        #expect(root.elements.map(\.kind) == [.null, .bool, .number, .string, .array, .object])
        #expect(root.elements.map(\.isNull) == [true, false, false, false, false, false])
        #expect(root.elements.map(\.bool) == [nil, true, nil, nil, nil, nil])
        #expect(root.elements.map(\.int) == [nil, nil, 12, nil, nil, nil])
        #expect(root.elements.map(\.double) == [nil, nil, 12, nil, nil, nil])
        #expect(root.elements.map(\.string) == [nil, nil, nil, "s", nil, nil])
        #expect(root.elements.map(\.count) == [0, 0, 0, 0, 1, 1])
        #expect(root.elements.map { $0["a"]?.int } == [nil, nil, nil, nil, nil, 1])
        #expect(root.elements.map { $0[0]?.int } == [nil, nil, nil, nil, 1, nil])
    }

    @Test func `Siblings are reached over nested values`() throws {
        let root = try root(#"{"a": [[1, {"b": []}], {}], "c": {"d": {"e": 1}}, "f": 2}"#)
        #expect(root.members.map(\.name.string) == ["a", "c", "f"])
        #expect(root["c"]?["d"]?["e"]?.int == 1)
        #expect(root["f"]?.int == 2)
        #expect(root["g"] == nil)
        #expect(root["a"]?[1]?.kind == .object)
        #expect(root["a"]?[2] == nil)
        #expect(root["a"]?[-1] == nil)
    }

    @Test func `Strings come with their escapes resolved`() throws {
        let root = try root(#"["\"\\\/\b\f\n\r\t", "\u0041\u00e9\u4e2d\uD83D\uDE00", "plain é"]"#)
        let texts = root.elements.map { $0.string.map { Array($0.utf8) } }
        let expected = ["\"\\/\u{8}\u{C}\n\r\t", "Aé中😀", "plain é"]
        #expect(texts == expected.map { Array($0.utf8) })
        #expect(root.elements.map { $0.utf8.map(Array.init) } == texts)
        #expect(zip(root.elements, expected).allSatisfy { $0.spells($1) })
        #expect(root[2]?.spells("plain e\u{301}") == false)
    }

    @Test func `Names are told apart by their bytes`() throws {
        let root = try root("{\"e\u{301}\": 1, \"\u{E9}\": 2, \"\\u0061\": 3}")
        #expect(root["\u{E9}"]?.int == 2)
        #expect(root["e\u{301}"]?.int == 1)
        #expect(root["a"]?.int == 3)
    }

    @Test(arguments: ["", "/a", "/a/0", "/a/1/b", "/c~1d", "/c~1d/e~0f", "/"])
    func `A node knows its pointer`(text: String) throws {
        let root = try root(#"{"a": [1, {"b": 2}], "c/d": {"e~f": {}}, "": 0}"#)
        let pointer = try #require(JSONPointer(text))
        let node = try #require(root[pointer])
        #expect(node.pointer.description == text)
    }

    @Test func `A name points at its member`() throws {
        let root = try root(#"{"a": {"x": 1, "y": 2}}"#)
        let names = try #require(root["a"]).members.map(\.name.pointer.description)
        #expect(names == ["/a/x", "/a/y"])
    }

    @Test func `A node's source is what was written`() throws {
        let root = try root(#"{"a": [1.50, "\u0041", {  }]}"#)
        let sources = try #require(root["a"]).elements.map { String(decoding: $0.source, as: UTF8.self) }
        #expect(sources == ["1.50", #""\u0041""#, "{  }"])
    }

    @Test func `A value stands without its document`() throws {
        let value = try root(#"{"a": [null, true, 1.50, "é"], "b": {}}"#).value
        #expect(value == ["a": [nil, true, .number(try #require(root("1.50").number)), "é"], "b": [:]])
    }
}
