import HTTP
import Testing

@Suite struct HTTPTargetTests {
    @Test(arguments: [
        ("/", "/", ""), ("/a/b", "/a/b", ""), ("/a?b=c?d", "/a", "b=c?d"), ("/a?", "/a", ""), ("/a/", "/a/", ""),
        ("/%41%C3%A9?x=%zz", "/Aé", "x=%zz"), ("/a.b/..c", "/a.b/..c", ""), ("*", "*", ""), ("/a+b", "/a+b", ""),
        ("/dialogs:restore", "/dialogs:restore", ""),
    ])
    func `A target is taken apart`(raw: String, path: String, query: String) throws {
        let target = try HTTPTarget(parsing: Array(raw.utf8))
        #expect(target.path == Array(path.utf8))
        #expect(Array(target.rawQuery) == Array(query.utf8))
    }

    @Test(arguments: [
        ("", HTTPTarget.ParsingError.form), ("a", .form), ("http://localhost/", .form), ("**", .form),
        ("/%zz", .badEscape), ("/a%", .badEscape), ("/a%4", .badEscape), ("/a%?b", .badEscape),
        ("/%00", .control), ("/%0d%0a", .control), ("/a b", .control), ("/\u{7F}", .control), ("/a#b", .control),
        ("/a?b\tc", .control),
        ("/a?b c", .control), ("/a?\u{7F}", .control),
        ("/%ff", .notUTF8), ("/%c0%af", .notUTF8), ("/%ed%a0%80", .notUTF8),
        ("/..", .dotSegment), ("/a/./b", .dotSegment), ("/a/%2e%2e/b", .dotSegment), ("/%2E", .dotSegment),
        ("//a", .emptySegment), ("/a//b", .emptySegment), ("/a//", .emptySegment), ("/a%2fb", .encodedSlash),
        ("/a%2Fb", .encodedSlash),
    ])
    func `A target that could mean two things is refused`(raw: String, error: HTTPTarget.ParsingError) {
        #expect(throws: error) { try HTTPTarget(parsing: Array(raw.utf8)) }
        #expect(error.problem.status == .badRequest)
    }

    @Test func `Raw bytes beyond ASCII must be UTF-8 as well`() throws {
        #expect(throws: HTTPTarget.ParsingError.notUTF8) { try HTTPTarget(parsing: [0x2F, 0xFF]) }
        #expect(try HTTPTarget(parsing: Array("/é".utf8)).path == Array("/é".utf8))
    }
}
