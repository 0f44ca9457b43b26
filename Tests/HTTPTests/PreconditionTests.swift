import HTTP
import Testing

@Suite struct PreconditionTests {
    @Test(arguments: [
        ("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true), ("*", true), ("\"b\"", false), ("a", false),
        ("", false), ("\"a", false), ("\"a-gzip\"", false), (" \"b\" ,W/\"c\" , \"a\"", true),
    ])
    func `If-None-Match compares weakly`(value: String, isCurrent: Bool) throws {
        let tag = try #require(ETag("a"))
        #expect(try HTTPRequest.to("/", headers: [.ifNoneMatch: value]).hasCurrent(tag) == isCurrent)
    }

    @Test(arguments: [
        ("\"a\"", true), ("\"a-gzip\"", true), ("\"a-br\"", true), ("W/\"a\"", false), ("\"b\"", false), ("*", true),
        ("\"b\", \"a\"", true), ("", false),
    ])
    func `If-Match compares strongly, and takes the tag of a coded answer`(value: String, passes: Bool) throws {
        let request = try HTTPRequest.to("/", .put, headers: [.ifMatch: value])
        let tag = try #require(ETag("a"))
        let problem = Result { try request.checkPreconditions(current: tag) }.failure as? Problem
        #expect((problem == nil) == passes)
        #expect(problem?.status == (passes ? nil : .preconditionFailed))
        #expect(problem?.headers[.etag] == (passes ? nil : "\"a\""))
    }

    @Test func `Create only, replace only`() throws {
        let create = try HTTPRequest.to("/", .put, headers: [.ifNoneMatch: "*"])
        let replace = try HTTPRequest.to("/", .put, headers: [.ifMatch: "*"])
        try create.checkPreconditions(current: nil)
        try replace.checkPreconditions(current: ETag("a"))
        #expect(throws: Problem.self) { try create.checkPreconditions(current: ETag("a")) }
        #expect(throws: Problem.self) { try replace.checkPreconditions(current: nil) }
    }

    @Test func `A tag holds no quotes and no blanks`() {
        #expect(ETag("a\"b") == nil)
        #expect(ETag("a b") == nil)
        #expect(ETag("a\r\n") == nil)
        #expect(ETag(hex: [0x0A, 0xFF]).description == "\"0aff\"")
    }
}

extension Result {
    var failure: Failure? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
