import JSON
import Testing

/// The public suite of RFC 8259, where its files are there; `JSONGrammarTests` covers the same ground without them.
@Suite struct JSONSuiteTests {
    static let files = SharedFiles.names(in: "json-suite").filter { $0.hasSuffix(".json") }

    @Test(arguments: files)
    func `The reader agrees with the public suite`(file: String) throws {
        let bytes = try #require(SharedFiles.bytes("json-suite/\(file)"))
        let isRead = (try? JSONDocument(parsing: bytes, limits: .rfc)) != nil
        if file.hasPrefix("y_") { #expect(isRead) }
        if file.hasPrefix("n_") { #expect(!isRead) }
    }

    @Test(arguments: files.filter { $0.hasPrefix("y_") })
    func `What is read is written and read again as the same value`(file: String) throws {
        let bytes = try #require(SharedFiles.bytes("json-suite/\(file)"))
        let value = try JSONDocument(parsing: bytes, limits: .rfc).root.value
        for writer in [JSONWriter(.compact), JSONWriter(.pretty), JSONWriter(.compact, isScriptSafe: true)] {
            let again = try JSONDocument(parsing: writer.bytes(value), limits: .rfc)
            #expect(again.root.value == value)
            #expect(try JSONDocument(parsing: writer.bytes(again.root), limits: .rfc).root.value == value)
        }
    }

    @Test func `The house rules refuse five files that the RFC allows`() throws {
        let allowed = Self.files.filter { $0.hasPrefix("y_") }
        let refused = try allowed.filter { file in
            let bytes = try #require(SharedFiles.bytes("json-suite/\(file)"))
            return (try? JSONDocument(parsing: bytes)) == nil
        }
        #expect(allowed.isEmpty || refused.count == 5, "\(refused)")
    }
}
