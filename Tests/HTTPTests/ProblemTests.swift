import HTTP
import JSON
import Testing

@Suite struct ProblemTests {
    @Test func `A problem is written with its members in order`() throws {
        let problem = Problem(
            .unprocessableContent, code: "invalid-dialog", detail: "1 issue.",
            errors: [
                ProblemError(
                    .pointer("#/buttons/1/role"), code: "unknown-word", detail: "No \"role\".",
                    expected: "confirm, deny", received: "\"ok\"", suggestion: "confirm", line: 3, column: 7),
                ProblemError(.parameter("limit"), code: "bad-parameter", detail: "x"),
                ProblemError(.header("Accept"), code: "bad", detail: "\u{1}\n<é>"),
            ])
        let response = problem.about(try .to("/api/v1/dialogs", .post, headers: [.xRequestID: "r-1"])).response
        #expect(response.status.code == 422)
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(
            response.text == """
                {"type":"/problems/invalid-dialog","title":"Unprocessable Content","status":422,"detail":"1 issue.",\
                "instance":"/api/v1/dialogs","code":"invalid-dialog","requestId":"r-1","errors":[\
                {"pointer":"#/buttons/1/role","code":"unknown-word","detail":"No \\"role\\".",\
                "expected":"confirm, deny","received":"\\"ok\\"","suggestion":"confirm","line":3,"column":7},\
                {"parameter":"limit","code":"bad-parameter","detail":"x"},\
                {"header":"Accept","code":"bad","detail":"\\u0001\\n<é>"}]}
                """)
        #expect(try JSONDocument(parsing: problem.json).root["status"]?.int == 422)
    }

    @Test func `What was received is cut`() {
        let received = String(repeating: "é", count: 100)
        let error = ProblemError(nil, code: "a", detail: "b", received: received)
        #expect((error.received?.utf8.count ?? 0) < 160)
        #expect(error.received?.hasSuffix("…") == true)
    }

    @Test(arguments: ["r-1", "ABC.def_9", String(repeating: "a", count: 64)])
    func `A safe request id of the client is kept`(id: String) throws {
        #expect(try HTTPRequest.to("/", headers: [.xRequestID: id]).id.description == id)
    }

    @Test(arguments: ["", "a b", "a\"", "é", String(repeating: "a", count: 65)])
    func `Any other is replaced`(id: String) throws {
        #expect(try HTTPRequest.to("/", headers: [.xRequestID: id]).id.description == "0000000000000000")
    }
}
