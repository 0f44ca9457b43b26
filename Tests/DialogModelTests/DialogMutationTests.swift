import DialogModel
import JSON
import Testing

/// Every valid document of the corpus, with each of its values in turn replaced by each of a few others.
struct DialogMutationTests {
    private static let values: [JSONValue] = [
        nil, true, false, 0, 1, -1, 0.5, 1e300, "", "a", "none", "spring", "100%", [], ["fade"], [nil], [:],
        ["type": "spring"], ["type": "text", "text": "x"],
    ]

    @Test(arguments: Fixtures.names)
    func `Whatever stands in a document, it is taken or refused, and what is taken the schema takes too`(
        name: String
    ) throws {
        let schema = SchemaValidator(root: DialogSchema.document)
        var taken = 0
        for row in Fixtures.valid(name) {
            let document = try JSONDocument(parsing: row.document).root.value
            for pointer in pointers(in: document) {
                for value in Self.values {
                    let mutant = document.replacing(at: pointer.tokens[...], with: value)
                    let bytes = JSONWriter().bytes(mutant)
                    let decoded = Dialog.decode(try JSONDocument(parsing: bytes))
                    let text = String(decoding: bytes.prefix(300), as: UTF8.self)
                    guard let dialog = decoded.value else {
                        #expect(decoded.issues.contains { $0.severity == .error }, "\(text)")
                        continue
                    }
                    taken += 1
                    if !schema.accepts(mutant) { Testing.Issue.record("only the reader takes \(text)") }
                    let again = Dialog.decode(try JSONDocument(parsing: JSONWriter().bytes(dialog.resolvedJSON)))
                    if again.value != dialog { Testing.Issue.record("not the same when resolved: \(text)") }
                }
            }
        }
        #expect(taken > 50)
    }

    private func pointers(in value: JSONValue, at pointer: JSONPointer = .root) -> [JSONPointer] {
        var result = [pointer]
        for (index, element) in (value.array ?? []).prefix(6).enumerated() {
            result += pointers(in: element, at: pointer.appending(index))
        }
        for member in value.object ?? [] { result += pointers(in: member.value, at: pointer.appending(member.name)) }
        return result
    }
}

extension JSONValue {
    fileprivate func replacing(at path: ArraySlice<String>, with value: JSONValue) -> JSONValue {
        guard let token = path.first else { return value }
        if case .array(var elements) = self, let index = Int(token), elements.indices.contains(index) {
            elements[index] = elements[index].replacing(at: path.dropFirst(), with: value)
            return .array(elements)
        }
        var result = self
        result[token] = self[token]?.replacing(at: path.dropFirst(), with: value)
        return result
    }
}
