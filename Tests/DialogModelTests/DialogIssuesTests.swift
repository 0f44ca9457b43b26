import DialogModel
import JSON
import Testing

struct DialogIssuesTests {
    @Test(arguments: Fixtures.invalid)
    func `A wrong document gives exactly its issues, each in its place`(row: Fixtures.Invalid) throws {
        let decoded = Dialog.decode(try JSONDocument(parsing: row.document))
        #expect(decoded.value == nil)
        #expect(decoded.issues.map(\.line) == row.expected)
        #expect(row.suggestion == nil || decoded.issues[0].suggestion == row.suggestion)
        for issue in decoded.issues {
            #expect(issue.message.count > 10)
            #expect(issue.message.utf8.last.map(".?".utf8.contains) == true)
            #expect((issue.received?.unicodeScalars.count ?? 0) <= 80)
        }
    }

    @Test(arguments: Fixtures.valid)
    func `A right document is taken, with its warnings`(row: Fixtures.Valid) throws {
        let decoded = Dialog.decode(try JSONDocument(parsing: row.document))
        #expect(decoded.value != nil)
        #expect(decoded.issues.map { "\($0.pointer) \($0.code.rawValue)" } == row.warnings)
        #expect(decoded.issues.allSatisfy { $0.severity == .warning })
    }

    @Test(arguments: Fixtures.valid)
    func `A resolved document decodes to the same dialog`(row: Fixtures.Valid) throws {
        let dialog = try #require(Dialog.decode(try JSONDocument(parsing: row.document)).value)
        let resolved = try JSONDocument(parsing: JSONWriter().bytes(dialog.resolvedJSON))
        let again = Dialog.decode(resolved)
        #expect(again.issues.isEmpty)
        #expect(again.value == dialog)
    }

    @Test func `At most a hundred issues are listed, and that there are more is said`() throws {
        let keys = (0..<150).map { "\"unknown\($0)\":1" }.joined(separator: ",")
        let decoded = try read("{\"title\":\"T\",\(keys)}")
        #expect(decoded.issues.count == 100)
        #expect(decoded.isTruncated)
        #expect(decoded.value == nil)
    }

    @Test func `A key that only looks the same is another key`() throws {
        // KELVIN SIGN is canonically a K; here both spellings meet the key `kind`.
        let decoded = try read("{\"title\":\"T\",\"\u{212A}ind\":\"alert\"}")
        #expect(decoded.issues.map(\.code) == [.unknownKey])
        #expect(try dialog(#"{"title":"T","\u006bind":"alert"}"#).kind == .alert)
    }
}
