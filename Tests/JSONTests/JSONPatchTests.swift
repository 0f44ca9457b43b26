import JSON
import Testing

@Suite struct JSONPatchTests {
    private func value(_ text: String) throws -> JSONValue {
        try JSONDocument(parsing: Array(text.utf8)).root.value
    }

    private func apply(_ patch: String, to text: String, limits: JSONLimits = .standard) throws -> JSONValue {
        let patch = try JSONPatch(try JSONDocument(parsing: Array(patch.utf8)).root)
        return try patch.applied(to: try value(text), limits: limits)
    }

    /// RFC 6902 appendix A, its numbers first: document, patch, result.
    static let examples = [
        ("A.1", #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux"}]"#, #"{"foo":"bar","baz":"qux"}"#),
        (
            "A.2", #"{"foo":["bar","baz"]}"#, #"[{"op":"add","path":"/foo/1","value":"qux"}]"#,
            #"{"foo":["bar","qux","baz"]}"#
        ),
        ("A.3", #"{"baz":"qux","foo":"bar"}"#, #"[{"op":"remove","path":"/baz"}]"#, #"{"foo":"bar"}"#),
        ("A.4", #"{"foo":["bar","qux","baz"]}"#, #"[{"op":"remove","path":"/foo/1"}]"#, #"{"foo":["bar","baz"]}"#),
        (
            "A.5", #"{"baz":"qux","foo":"bar"}"#, #"[{"op":"replace","path":"/baz","value":"boo"}]"#,
            #"{"baz":"boo","foo":"bar"}"#
        ),
        (
            "A.6", #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
            #"[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]"#,
            #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#
        ),
        (
            "A.7", #"{"foo":["all","grass","cows","eat"]}"#, #"[{"op":"move","from":"/foo/1","path":"/foo/3"}]"#,
            #"{"foo":["all","cows","eat","grass"]}"#
        ),
        (
            "A.8", #"{"baz":"qux","foo":["a",2,"c"]}"#,
            #"[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]"#,
            #"{"baz":"qux","foo":["a",2,"c"]}"#
        ),
        (
            "A.10", #"{"foo":"bar"}"#, #"[{"op":"add","path":"/child","value":{"grandchild":{}}}]"#,
            #"{"foo":"bar","child":{"grandchild":{}}}"#
        ),
        (
            "A.11", #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux","xyz":123}]"#,
            #"{"foo":"bar","baz":"qux"}"#
        ),
        ("A.14", #"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":10}]"#, #"{"/":9,"~1":10}"#),
        (
            "A.16", #"{"foo":["bar"]}"#, #"[{"op":"add","path":"/foo/-","value":["abc","def"]}]"#,
            #"{"foo":["bar",["abc","def"]]}"#
        ),
        (
            "whole", #"{"a":1}"#, #"[{"op":"replace","path":"","value":[1]},{"op":"add","path":"/0","value":0}]"#,
            "[0,1]"
        ),
        (
            "copy", #"{"a":{"b":1}}"#,
            #"[{"op":"copy","from":"/a","path":"/c"},{"op":"replace","path":"/c/b","value":2}]"#,
            #"{"a":{"b":1},"c":{"b":2}}"#
        ),
        ("same", #"{"a":1,"b":2}"#, #"[{"op":"move","from":"/a","path":"/a"}]"#, #"{"a":1,"b":2}"#),
        (
            "null", #"{"a":1}"#, #"[{"op":"add","path":"/b","value":null},{"op":"test","path":"/b","value":null}]"#,
            #"{"a":1,"b":null}"#
        ),
        (
            "equal", #"{"a":[1.0,{"x":1,"y":2}]}"#, #"[{"op":"test","path":"/a","value":[1,{"y":2,"x":1e0}]}]"#,
            #"{"a":[1.0,{"x":1,"y":2}]}"#
        ),
        ("none", "[]", "[]", "[]"),
    ]

    @Test(arguments: examples)
    func `The examples of RFC 6902 hold`(example: String, document: String, patch: String, expected: String) throws {
        #expect(JSONWriter().string(try apply(patch, to: document)) == expected, "\(example)")
    }

    /// Patch, code, pointer into the patch, target.
    static let faults: [(String, JSONPatchError.Code, String, String?)] = [
        ("{}", .notAPatch, "", nil),
        ("[1]", .notAPatch, "/0", nil),
        (#"[{"path":"/a"}]"#, .missingMember, "/0", nil),
        (#"[{"op":"add","value":1}]"#, .missingMember, "/0", nil),
        (#"[{"op":"add","path":"/a"}]"#, .missingMember, "/0", nil),
        (#"[{"op":"move","path":"/a"}]"#, .missingMember, "/0", nil),
        (#"[{"op":"spam","path":"/a"}]"#, .unknownOperation, "/0/op", nil),
        (#"[{"op":1,"path":"/a"}]"#, .unknownOperation, "/0/op", nil),
        (#"[{"op":"remove","path":"a"}]"#, .invalidPointer, "/0/path", nil),
        (##"[{"op":"remove","path":"#/a"}]"##, .invalidPointer, "/0/path", nil),
        (#"[{"op":"remove","path":1}]"#, .invalidPointer, "/0/path", nil),
        (#"[{"op":"copy","from":"/~","path":""}]"#, .invalidPointer, "/0/from", nil),
        (#"[{"op":"test","path":"/a","value":1},{"op":"remove","path":"/x"}]"#, .pathNotFound, "/1/path", "/x"),
        (#"[{"op":"add","path":"/x/y","value":1}]"#, .pathNotFound, "/0/path", "/x/y"),
        (#"[{"op":"add","path":"/list/3","value":1}]"#, .pathNotFound, "/0/path", "/list/3"),
        (#"[{"op":"add","path":"/list/01","value":1}]"#, .pathNotFound, "/0/path", "/list/01"),
        (#"[{"op":"replace","path":"/x","value":1}]"#, .pathNotFound, "/0/path", "/x"),
        (#"[{"op":"replace","path":"/list/-","value":1}]"#, .pathNotFound, "/0/path", "/list/-"),
        (#"[{"op":"remove","path":"/list/2"}]"#, .pathNotFound, "/0/path", "/list/2"),
        (#"[{"op":"remove","path":""}]"#, .pathNotFound, "/0/path", ""),
        (#"[{"op":"add","path":"/a/b","value":1}]"#, .pathNotFound, "/0/path", "/a/b"),
        (#"[{"op":"move","from":"/x","path":"/y"}]"#, .pathNotFound, "/0/from", "/x"),
        (#"[{"op":"test","path":"/a","value":"1"}]"#, .testFailed, "/0/path", "/a"),
        (#"[{"op":"move","from":"/list","path":"/list/0"}]"#, .moveIntoItself, "/0/path", "/list/0"),
    ]

    @Test(arguments: faults)
    func `A refused operation is named`(patch: String, code: JSONPatchError.Code, pointer: String, target: String?)
        throws
    {
        let error = try #require(throws: JSONPatchError.self) { try apply(patch, to: #"{"a":1,"list":[1,2]}"#) }
        #expect(error.code == code)
        #expect(error.pointer.description == pointer)
        #expect(error.operation == JSONPointer(pointer)?.tokens.first.flatMap { Int($0) })
        #expect(error.target?.description == target)
    }

    @Test func `The text of an error leads with its place`() throws {
        let error = try #require(throws: JSONPatchError.self) { try apply(#"[{"op":"spam","path":""}]"#, to: "{}") }
        #expect(error.description == "/0/op: expected one of add, remove, replace, move, copy, test")
    }

    @Test func `Copies that double the document end at the limit`() throws {
        let doubling = Array(repeating: #"{"op":"copy","from":"","path":"/-"}"#, count: 60).joined(separator: ",")
        let error = try #require(throws: JSONPatchError.self) { try apply("[\(doubling)]", to: "[1]") }
        #expect(error.code == .tooLarge)
    }

    @Test func `Long texts copied again and again end at the limit`() throws {
        let text = String(repeating: "a", count: 300_000)
        let copies = Array(repeating: #"{"op":"copy","from":"/0","path":"/-"}"#, count: 4).joined(separator: ",")
        let error = try #require(throws: JSONPatchError.self) { try apply("[\(copies)]", to: "[\"\(text)\"]") }
        #expect(error.code == .tooLarge)
        #expect(error.operation == 2)
    }

    @Test func `Depth and names end at the limits`() throws {
        let nesting = Array(repeating: #"{"op":"copy","from":"","path":"/a"}"#, count: 3).joined(separator: ",")
        var limits = JSONLimits.standard
        limits.depth = 3
        #expect(throws: JSONPatchError.self) { try apply("[\(nesting)]", to: "{}", limits: limits) }
        limits.depth = 64
        limits.names = 1
        let name = #"[{"op":"add","path":"/b","value":1}]"#
        #expect(throws: JSONPatchError.self) { try apply(name, to: #"{"a":1}"#, limits: limits) }
        #expect(try apply(name, to: "{}", limits: limits) == ["b": 1])
    }

    @Test func `More than a thousand operations are refused`() throws {
        let tests = Array(repeating: #"{"op":"test","path":"","value":1}"#, count: 1_001).joined(separator: ",")
        let error = try #require(throws: JSONPatchError.self) { try apply("[\(tests)]", to: "1") }
        #expect(error.code == .tooManyOperations)
    }
}
