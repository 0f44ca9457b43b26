import JSON
import Testing

/// Each production of RFC 8259, kept and broken.
@Suite struct JSONGrammarTests {
    @Test(arguments: [
        // Values at the root
        "null", "true", "false", "0", "-0", "\"\"", "[]", "{}", " \t\r\n1 \t\r\n",
        // Numbers
        "[0]", "[-0]", "[10]", "[-1]", "[1.0]", "[0.5]", "[1e5]", "[1E5]", "[1e+5]", "[1e-5]", "[0e0]", "[-1.25E-02]",
        "[123456789012345678901234567890]", "[1e-400]",
        // Strings
        #"["\"\\\/\b\f\n\r\t"]"#, #"["\u0041\u00e9\uD83D\uDE00"]"#, "[\"\u{7F}\"]", "[\"é中😀\"]",
        "[\"\u{2028}\u{2029}\"]",
        "[\"\u{FFFF}\"]", "[\"\u{10FFFF}\"]", "[\"/* no comment */\"]",
        // Arrays and objects
        "[ ]", "{ }", "[[],[[]]]", "[1 , 2]", #"{"":0}"#, #"{"a":{"a":{"a":[]}}}"#, #"{ "a" : 1 , "b" : 2 }"#,
        "{\"e\u{301}\":1,\"\u{E9}\":2}",
    ])
    func `A text within the grammar is read`(text: String) throws {
        _ = try JSONDocument(parsing: Array(text.utf8))
        _ = try JSONDocument(parsing: Array(text.utf8), limits: .rfc)
    }

    @Test(arguments: [
        // Nothing, or not all
        "", " ", "\n", "[", "{", "\"", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "\"\\", "\"\\u12",
        "-", "1e", "1.", "t", "tru", "nul",
        // Too much
        "[]]", "{}}", "1 2", "[] x", "{\"a\":1}\n{\"b\":2}", "\u{0}", "[1]\u{0}", "[1]\u{1A}",
        // Separators
        "[,]", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "{,}", "{\"a\":1,}", "{\"a\" 1}", "{\"a\"::1}", "{\"a\",1}",
        "{\"a\":1 \"b\":2}", "[\"a\":1]", "[1}", "{\"a\":1]", ":", ",", "]", "}",
        // Names
        "{a:1}", "{1:1}", "{'a':1}", "{null:1}", "{[]:1}",
        // Literals
        "[True]", "[TRUE]", "[truex]", "[nullx]", "[true1]", "[NaN]", "[Infinity]", "[-Infinity]", "[undefined]",
        // Numbers
        "[01]", "[-01]", "[00]", "[+1]", "[.5]", "[-.5]", "[1.]", "[-]", "[--1]", "[1e]", "[1e+]", "[1.e1]", "[1.2.3]",
        "[0x1]", "[1n]", "[1_000]", "[1 000]", "[\u{FF11}]", "[1+2]", "[1-2]", "[-a]",
        // Strings
        "['a']", #"["\x41"]"#, #"["\a"]"#, #"["\0"]"#, #"["\'"]"#, #"["\U0041"]"#, #"["\u{41}"]"#, #"["\u12"]"#,
        #"["\u12G4"]"#, #"["\u 123"]"#, "[\"\\😀\"]", "[\"a\nb\"]", "[\"a\tb\"]", "[\"\u{0}\"]", "[\"\u{1F}\"]",
        #"["\"]"#,
        #"["\ud800"]"#, #"["\udc00"]"#, #"["\ude00\ud83d"]"#, #"["\ud83d\ud83d"]"#, #"["\ud83dx"]"#, #"["\ud83d\n"]"#,
        // Blanks and comments
        "[\u{A0}1]", "[\u{C}1]", "[\u{B}1]", "[\u{200B}1]", "[\u{2028}1]", "[1]//x", "[/*x*/1]", "# x\n1",
        // Other formats
        "<a/>", "a: 1", "a=1", "cb({})", ")]}',\n{}",
    ])
    func `A text outside the grammar is refused`(text: String) {
        for limits in [JSONLimits.standard, .rfc] {
            #expect(throws: JSONError.self) { try JSONDocument(parsing: Array(text.utf8), limits: limits) }
        }
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC3], [0xC3, 0x28], [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
            [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
            [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE],
        ] as [[UInt8]])
    func `Bytes that are not UTF-8 are refused in values, names and between them`(bytes: [UInt8]) {
        for (before, after) in [("[\"", "\"]"), ("{\"", "\":1}"), ("[", "]"), ("", ""), ("[\"", "")] {
            #expect { try JSONDocument(parsing: Array(before.utf8) + bytes + Array(after.utf8)) } throws: {
                ($0 as? JSONError)?.code == .invalidUTF8
            }
        }
    }

    @Test(
        arguments: [
            [0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0xBF, 0x7B, 0x7D], [0xFE, 0xFF, 0x00, 0x5B], [0xFF, 0xFE, 0x5B, 0x00],
            [0x00, 0x5B, 0x00, 0x5D], [0x5B, 0x00, 0x5D, 0x00], [0x1F, 0x8B, 0x08],
        ] as [[UInt8]])
    func `Byte order marks and other encodings are refused`(bytes: [UInt8]) {
        #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes, limits: .rfc) }
    }
}
