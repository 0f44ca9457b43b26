import JSON
import Testing

@Suite struct JSONWriterTests {
    static let value: JSONValue = [
        "z": nil, "a": [true, false, 0, -1.5, "é"], "empty": [:], "none": [], "nested": ["b": ["c": 1]],
    ]

    @Test func `Compact text keeps the order of members`() {
        let expected = #"{"z":null,"a":[true,false,0,-1.5,"é"],"empty":{},"none":[],"nested":{"b":{"c":1}}}"#
        #expect(JSONWriter().string(Self.value) == expected)
    }

    @Test func `Pretty text has a value a line`() {
        let expected = """
            {
              "z": null,
              "a": [
                true,
                false,
                0,
                -1.5,
                "é"
              ],
              "empty": {},
              "none": [],
              "nested": {
                "b": {
                  "c": 1
                }
              }
            }
            """
        #expect(JSONWriter(.pretty).string(Self.value) == expected)
    }

    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
        ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("é\u{2028}😀", "\"é\u{2028}😀\""),
        ("</script>", "\"</script>\""),
        ("\"\u{301}", "\"\\\"\u{301}\""),
    ])
    func `Strings escape what the grammar asks for and nothing else`(text: String, expected: String) {
        #expect(JSONWriter().bytes(.string(text)) == Array(expected.utf8))
    }

    @Test func `Script-safe text holds no sign that HTML or old scripts stop at`() throws {
        let text = "</script><!--&\u{2028}\u{2029}\u{201C}é\n"
        let writer = JSONWriter(isScriptSafe: true)
        let expected = "[\"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029\u{201C}é\\n\"]"
        #expect(writer.bytes([.string(text)]) == Array(expected.utf8))
        let document = try JSONDocument(parsing: JSONWriter().bytes([.string(text)]))
        #expect(writer.bytes(document.root) == Array(expected.utf8))
        let again = try JSONDocument(parsing: writer.bytes(["<\u{2028}": .string(text)]))
        #expect(again.root.value == ["<\u{2028}": .string(text)])
    }

    @Test func `A node is written as it was spelt, blanks apart`() throws {
        let text = " { \"a\\u0062\" : [ 1.50 , 1E+2 , \"\\/\" , [ ] , { } ] , \"c\" : null } "
        let node = try JSONDocument(parsing: Array(text.utf8)).root
        #expect(JSONWriter().bytes(node) == Array(#"{"a\u0062":[1.50,1E+2,"\/",[],{}],"c":null}"#.utf8))
    }

    @Test func `A node and its value are written alike`() throws {
        for writer in [JSONWriter(.compact), JSONWriter(.pretty)] {
            let node = try JSONDocument(parsing: writer.bytes(Self.value)).root
            #expect(writer.bytes(node) == writer.bytes(Self.value))
            #expect(node.value == Self.value)
        }
    }

    @Test func `A part of a document is written alone and after other bytes`() throws {
        let root = try JSONDocument(parsing: Array(#"{"a": {"b": [1, 2]}}"#.utf8)).root
        var output = Array("data: ".utf8)
        JSONWriter().write(try #require(root["a"]), into: &output)
        #expect(output == Array(#"data: {"b":[1,2]}"#.utf8))
    }
}
