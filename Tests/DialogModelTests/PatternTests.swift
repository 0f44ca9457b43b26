import DialogModel
import Testing

struct PatternTests {
    @Test(arguments: [
        ("", ["": true, "a": false]),
        ("abc", ["abc": true, "ab": false, "abcd": false, "xabc": false, "ABC": false]),
        ("a|bc|", ["a": true, "bc": true, "": true, "b": false]),
        ("a*", ["": true, "aaaa": true, "b": false]),
        ("a+?b??", ["a": true, "aab": true, "": false]),
        ("a{2}", ["aa": true, "a": false, "aaa": false]),
        ("a{2,}", ["a": false, "aaaaa": true]),
        ("a{1,3}", ["a": true, "aaa": true, "aaaa": false, "": false]),
        ("(?:ab|c)+d", ["abcd": true, "d": false, "ccabd": true]),
        ("(a*)*b", ["aaab": true, "aaa": false]),
        (".", ["a": true, "\u{1F600}": true, "\n": false, "": false]),
        ("[a-c_]", ["b": true, "_": true, "d": false, "-": false]),
        ("[^a-c]", ["b": false, "d": true, "\u{1F600}": true]),
        ("[a-]+", ["a-a": true, "b": false]),
        ("[-a]", ["-": true]),
        (#"[\]\\\-]"#, ["]": true, "\\": true, "-": true, "a": false]),
        (#"[\d\s]+"#, ["1 2": true, "a": false]),
        (#"[^\D]+"#, ["12": true, "a": false]),
        (#"\d{3}\-\d{2}"#, ["123-45": true, "12345": false]),
        (#"\w+\W\S\s\D"#, ["ab_9-x y": true, "ab": false]),
        (#"\bfoo\b"#, ["foo": true]),
        (#"a\Bb\b c"#, ["ab c": true]),
        ("^a$", ["a": true]),
        ("a^b", ["ab": false]),
        (#"\x41\u0042\u{1F600}\t"#, ["AB\u{1F600}\t": true]),
        (#"\p{Lu}\p{L}*"#, ["Zoë": true, "zoe": false]),
        (#"\P{N}"#, ["a": true, "5": false]),
        ("[a-zA-Z0-9._%+-]+@[a-z.]+", ["ada+x@example.com": true, "ada@": false]),
    ])
    func `A pattern matches whole texts`(pattern: String, texts: [String: Bool]) throws {
        let pattern = try Pattern(pattern)
        for (text, isMatch) in texts { #expect(pattern.matches(text) == isMatch, "\(text)") }
        // What is written anew means the same.
        let again = try Pattern(pattern.source)
        #expect(again.source == pattern.source)
        for (text, isMatch) in texts { #expect(again.matches(text) == isMatch, "\(text)") }
    }

    @Test(arguments: [
        (#"\d\-\d"#, #"\d-\d"#),
        ("[a-z.-]", #"[a-z\.\-]"#),
        ("[(]", #"[\(]"#),
        ("a/b", #"a\/b"#),
        ("(x)", "(?:x)"),
        ("\u{0}", #"\u{0}"#),
        (#"[\w-]"#, #"[\w\-]"#),
    ])
    func `A pattern is written as browsers read it`(pattern: String, source: String) throws {
        #expect(try Pattern(pattern).source == source)
    }

    @Test(arguments: [
        ("(", PatternError.unbalanced("a “(”")),
        ("a)", .unbalanced("a “)”")),
        ("[a", .unbalanced("a “[”")),
        ("a]", .unbalanced("a “]”")),
        ("a{", .badRepetition("{")),
        ("a{1,x}", .badRepetition("{1,x")),
        ("a{3,1}", .badRepetition("{3,1}")),
        ("*", .nothingToRepeat("*")),
        ("a|+", .nothingToRepeat("+")),
        ("a**", .nothingToRepeat("*")),
        ("^*", .nothingToRepeat("*")),
        (#"\q"#, .badEscape(#"\q"#)),
        (#"\x4"#, .badEscape(#"\x4"#)),
        (#"\u{D800}"#, .badEscape(#"\u{D800}"#)),
        (#"\u{110000}"#, .badEscape(#"\u{110000}"#)),
        ("\\", .badEscape("\\")),
        ("[z-a]", .badRange("z-…")),
        (#"[a-\d]"#, .badRange("a-…")),
        ("(?=a)", .unsupported("look-ahead")),
        ("(?!a)", .unsupported("look-ahead")),
        ("(?<=a)", .unsupported("look-behind")),
        ("(?<n>a)", .unsupported("named groups")),
        ("(?i:a)", .unsupported("modifiers in a group")),
        (#"(a)\1"#, .unsupported("back-references")),
        (#"\k<n>"#, .unsupported("named back-references")),
        (#"\p{Script=Greek}"#, .unsupported(#"\p{Script=Greek}"#)),
        ("[a&&b]", .unsupported("set operations in a class")),
        ("[[a]b]", .unsupported("a class inside a class")),
        ("(a{100}){100}", .tooLarge),
        ("(){2000}", .tooLarge),
        ("((a{30}){30}){30}", .tooLarge),
        (String(repeating: "a", count: 501), .tooLong),
        (String(repeating: "(", count: 33) + String(repeating: ")", count: 33), .tooDeep),
    ])
    func `A pattern beyond the subset is refused by name`(pattern: String, error: PatternError) {
        #expect(throws: error) { try Pattern(pattern) }
        #expect(error.description.hasPrefix("The pattern"))
    }

    @Test(arguments: [
        "(a+)+$", "(a|a)*", "(a|aa)+", "(.*)*", "(a?){250}a{250}", "([a-z]+)*[0-9]", "(a*)*(a*)*(a*)*b", "(.*a){30}",
    ])
    func `Patterns that explode elsewhere take a bounded time`(pattern: String) throws {
        let pattern = try Pattern(pattern)
        #expect(!pattern.matches(String(repeating: "a", count: 2_000) + "!") || pattern.source == "(?:.*)*")
    }
}
