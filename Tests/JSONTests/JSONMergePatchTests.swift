import JSON
import Testing

@Suite struct JSONMergePatchTests {
    /// RFC 7396 appendix A: original, patch, result.
    static let examples = [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#),
        (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
        (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
        (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
        (#"{"a":"foo"}"#, #"null"#, #"null"#),
        (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
        (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
        (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
        (#"{}"#, #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ]

    @Test(arguments: examples)
    func `The examples of RFC 7396 hold`(original: String, patch: String, expected: String) throws {
        let original = try JSONDocument(parsing: Array(original.utf8)).root.value
        let patch = try JSONDocument(parsing: Array(patch.utf8)).root.value
        #expect(JSONWriter().string(original.mergePatched(with: patch)) == expected)
    }

    @Test func `Members keep their places in large objects`() {
        let value = JSONValue.object((0..<100).map { JSONMember("n\($0)", JSONValue($0)) })
        let patched = value.mergePatched(with: ["n50": nil, "n99": "last", "new": 1, "n0": ["a": nil]])
        #expect(patched.object?.count == 100)
        #expect(patched["n50"] == nil)
        #expect(patched.object?.suffix(2) == [JSONMember("n99", "last"), JSONMember("new", 1)])
        #expect(patched.object?.first == JSONMember("n0", [:]))
    }
}
