import JSON
import Testing

@Suite struct JSONValueTests {
    @Test func `Members are read, set, added and removed by name`() {
        var value: JSONValue = ["a": 1, "b": [2, 3]]
        value["a"] = "x"
        value["c"] = true
        value["b"] = nil
        value["gone"] = nil
        #expect(value == ["a": "x", "c": true])
        #expect(value["a"]?.string == "x")
        #expect(value["b"] == nil)
        #expect(value[0] == nil)
        value["n"] = .some(.null)
        #expect(value["n"]?.isNull == true)
    }

    @Test func `Elements are read by index`() {
        let value: JSONValue = [1, "two"]
        #expect(value[0]?.int == 1)
        #expect(value[1]?.string == "two")
        #expect(value[2] == nil)
        #expect(value[-1] == nil)
        #expect(value.array?.count == 2)
        #expect(value.object == nil)
    }

    @Test func `Equality is of the text, equivalence of the value`() {
        let value: JSONValue = ["a": 1, "b": [1.5, "é"]]
        #expect(value != ["b": [1.5, "é"], "a": 1])
        #expect(value.isEquivalent(to: ["b": [1.5, "é"], "a": 1]))
        #expect(!value.isEquivalent(to: ["b": [1.5, "e\u{301}"], "a": 1]))
        #expect(!value.isEquivalent(to: ["b": ["é", 1.5], "a": 1]))
        #expect(!value.isEquivalent(to: ["a": 1]))
        #expect(JSONValue.string("é") != .string("e\u{301}"))
    }

    @Test func `Large objects are equivalent in any order`() {
        let members = (0..<200).map { JSONMember("n\($0)", JSONValue($0)) }
        #expect(JSONValue.object(members).isEquivalent(to: .object(members.reversed())))
        #expect(!JSONValue.object(members).isEquivalent(to: .object(Array(members.dropLast()) + [JSONMember("x", 1)])))
    }
}
