import HTTP
import Testing

@Suite struct FormURLEncodedTests {
    @Test func `Fields come in order, line breaks included`() throws {
        let pairs = try FormURLEncoded.parse(Array("name=A+B&text=1%0D%0A2&x=&name=%E2%82%AC".utf8))
        #expect(pairs.map(\.name) == ["name", "text", "x", "name"])
        #expect(pairs.map(\.value) == ["A B", "1\r\n2", "", "€"])
    }

    @Test(arguments: ["a=%zz", "a=%00", "a=%ff", "a=%1b", String(repeating: "a=1&", count: 11)])
    func `A form that cannot be trusted is refused`(body: String) {
        let problem = #expect(throws: Problem.self) { try FormURLEncoded.parse(Array(body.utf8), maximumPairs: 10) }
        #expect(problem?.status == .badRequest)
    }
}
