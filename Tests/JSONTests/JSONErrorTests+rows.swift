import JSON

extension JSONErrorTests {
    static let rows: [Row] = grammarRows + tokenRows + limitRows + excerptRows

    private static let grammarRows: [Row] = [
        Row(.emptyDocument, " \n", "line 2, column 1: expected a value, found nothing\n\n^"),
        Row(
            .byteOrderMark, [0xEF, 0xBB, 0xBF, 0x7B, 0x7D],
            "line 1, column 1: expected UTF-8 without a byte order mark\n<U+FEFF>{}\n^"),
        Row(
            .invalidUTF8, [0x5B, 0x22, 0x61, 0xC3, 0x28, 0x22, 0x5D],
            "line 1, column 4, at /0: expected UTF-8, found the byte 0xC3\n[\"a\u{FFFD}(\"]\n   ^"),
        Row(
            .unexpectedEnd, "{\"a\": [1, 2",
            "line 1, column 12, at /a: expected ',' or ']', found the end of the document\n{\"a\": [1, 2\n           ^"),
        Row(
            .unexpectedEnd, "{\"a\": \"bc",
            """
            line 1, column 10, at /a: expected '"' to end the string, found the end of the document
            {"a": "bc
                     ^
            """),
        Row(
            .unexpectedEnd, "{\"a\":1,",
            """
            line 1, column 8: expected a name in double quotes, found the end of the document
            {"a":1,
                   ^
            """),
        Row(
            .unexpectedCharacter, "{\"a\": 1 \"b\": 2}",
            """
            line 1, column 9: expected ',' or '}', found '"'
            {"a": 1 "b": 2}
                    ^
            """),
        Row(
            .unexpectedCharacter, "{\"a\": [1, {\"b\": }]}",
            """
            line 1, column 17, at /a/1/b: expected a value, found '}'
            {"a": [1, {"b": }]}
                            ^
            """),
        Row(
            .unexpectedCharacter, "[ é]",
            """
            line 1, column 3, at /0: expected a value or ']', found U+00E9
            [ é]
              ^
            """),
        Row(
            .unexpectedCharacter, "{\"a\" 1}",
            """
            line 1, column 6, at /a: expected ':', found '1'
            {"a" 1}
                 ^
            """),
        Row(
            .trailingData, "{}\n]",
            """
            line 2, column 1: expected the end of the document, found ']'
            ]
            ^
            """),
        Row(
            .trailingComma, "{\"list\": [1, 2,\n]}",
            """
            line 1, column 15, at /list: a comma needs another value after it
            {"list": [1, 2,
                          ^
            """),
        Row(
            .comment, "{\n  // x\n}",
            """
            line 2, column 3: expected a name in double quotes or '}', found a comment; JSON has none
              // x
              ^
            """),
        Row(
            .singleQuote, "{'a': 1}",
            """
            line 1, column 2: expected a name in double quotes or '}', found "'"; strings take double quotes
            {'a': 1}
             ^
            """),
        Row(
            .duplicateName, #"{"x": [0, {"a/b": 1, "a\/b": 2}]}"#,
            #"""
            line 1, column 22, at /x/1/a~1b: this name stands twice in one object
            {"x": [0, {"a/b": 1, "a\/b": 2}]}
                                 ^
            """#),
    ]

    private static let tokenRows: [Row] = [
        Row(
            .invalidLiteral, "[tru]",
            """
            line 1, column 2, at /0: expected a value, found 'tru'; the only bare words are true, false and null
            [tru]
             ^
            """),
        Row(
            .invalidNumber, "[01]",
            """
            line 1, column 3, at /0: expected '.', 'e' or the end of the number after a leading 0, found '1'
            [01]
              ^
            """),
        Row(
            .invalidNumber, "[+1]",
            """
            line 1, column 2, at /0: expected a digit or '-' at the start of a number, found '+'
            [+1]
             ^
            """),
        Row(
            .invalidNumber, "[1.]",
            """
            line 1, column 4, at /0: expected a digit, found ']'
            [1.]
               ^
            """),
        Row(
            .invalidNumber, "[1n]",
            """
            line 1, column 3, at /0: expected the end of the number, found 'n'
            [1n]
              ^
            """),
        Row(
            .invalidEscape, #"["\x41"]"#,
            #"""
            line 1, column 3, at /0: expected one of " \ / b f n r t u after '\', found '\x'
            ["\x41"]
              ^
            """#),
        Row(
            .invalidEscape, #"["\u12G4"]"#,
            #"""
            line 1, column 3, at /0: expected four hexadecimal digits after '\u', found '\u12G4'
            ["\u12G4"]
              ^
            """#),
        Row(
            .controlCharacter, "[\"a\tb\"]",
            """
            line 1, column 4, at /0: expected control characters to be escaped in a string, found U+0009
            ["a␉b"]
               ^
            """),
        Row(
            .loneSurrogate, #"["\ud800"]"#,
            #"""
            line 1, column 3, at /0: expected a low surrogate after a high one, found '\ud800' alone
            ["\ud800"]
              ^
            """#),
        Row(
            .loneSurrogate, #"["\udc00"]"#,
            #"""
            line 1, column 3, at /0: expected a high surrogate before a low one, found '\udc00' alone
            ["\udc00"]
              ^
            """#),
    ]

    private static let limitRows: [Row] = [
        Row(
            .nullCharacter, #"{"a": "x\u0000"}"#,
            #"""
            line 1, column 9, at /a: U+0000 is not allowed
            {"a": "x\u0000"}
                    ^
            """#),
        Row(
            .numberTooLong, under: small, "[123456]",
            "line 1, column 2, at /0: a number has at most 5 signs\n[123456]\n ^"),
        Row(
            .numberOutOfRange, "{\"a\":-1e999}",
            """
            line 1, column 6, at /a: the number '-1e999' is beyond the range of a double
            {"a":-1e999}
                 ^
            """),
        Row(
            .nameTooLong, under: small, "{\"abcde\": 1}",
            "line 1, column 2: a name has at most 4 bytes\n{\"abcde\": 1}\n ^"),
        Row(
            .tooManyNames, under: small, "{\"a\":1,\"b\":2,\"c\":3}",
            """
            line 1, column 14: an object has at most 2 names
            {"a":1,"b":2,"c":3}
                         ^
            """),
        Row(
            .tooManyValues, under: small, "[1,2,3,4]",
            "line 1, column 8, at /3: a document has at most 4 values\n[1,2,3,4]\n       ^"),
        Row(
            .tooDeep, under: small, "[0,[[]]]",
            "line 1, column 5, at /1/0: arrays and objects nest at most 2 levels\n[0,[[]]]\n    ^"),
        Row(
            .tooManyCombiningMarks, under: small, "[\"e\u{301}\u{301}\u{301}\"]",
            """
            line 1, column 6, at /0: at most 2 combining marks may follow each other
            ["e\u{301}\u{301}<U+0301>"]
               ^
            """),
        Row(
            .documentTooLarge, under: small, Array(repeating: 0x31, count: 41),
            """
            line 1, column 1: a document has at most 40 bytes, this one has 41
            1111111111111111111111111111111111111…
            ^
            """),
    ]

    private static let excerptRows: [Row] = [
        // A long line is cut on both sides.
        Row(
            .invalidLiteral,
            "[" + String(repeating: "1, ", count: 40) + "x" + String(repeating: ", 2", count: 40) + "]",
            """
            line 1, column 122, at /40: expected a value, found 'x'; the only bare words are true, false and null
            …1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, x, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2…
                                                 ^
            """),
        // What can't be seen, or turns the text around, is spelt out.
        Row(
            .unexpectedCharacter, "[\"\u{202E}a\u{200D}\u{7F}\u{85}\" ;]",
            """
            line 1, column 10: expected ',' or ']', found ';'
            ["<U+202E>a<U+200D><U+007F><U+0085>" ;]
                                                 ^
            """),
        // Tabs that indent are blanks.
        Row(
            .unexpectedCharacter, "{\r\n\t\"a\":\t1\r\n\t\t\"b\": 2\r\n}",
            """
            line 3, column 3: expected ',' or '}', found '"'
              "b": 2
              ^
            """),
        // A name on the way is made visible too.
        Row(
            .unexpectedCharacter, "{\"\u{202E}\": [;]}",
            """
            line 1, column 8, at /<U+202E>/0: expected a value or ']', found ';'
            {"<U+202E>": [;]}
                          ^
            """),
    ]
}
