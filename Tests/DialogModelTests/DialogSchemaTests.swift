import DialogModel
import JSON
import Testing

struct DialogSchemaTests {
    /// What draft-07 and 2020-12 both know, and `$defs`, which only `$ref` reads.
    private static let keywords: Set<String> = [
        "$schema", "$ref", "$defs", "title", "description", "default", "examples", "type", "const", "enum", "anyOf",
        "oneOf", "allOf", "not", "properties", "additionalProperties", "propertyNames", "maxProperties", "required",
        "items", "minItems", "maxItems", "uniqueItems", "minLength", "maxLength", "pattern", "format", "minimum",
        "maximum",
    ]

    @Test(arguments: [DialogSchema.document, DialogSchema.style])
    func `The schema uses only keywords that old and new editors know, and all references lead somewhere`(
        schema: JSONValue
    ) {
        var references = 0
        walk(schema) { part in
            for keyword in part.object ?? [] {
                #expect(Self.keywords.contains(keyword.name), "\(keyword.name)")
                guard keyword.name == "$ref" else { continue }
                references += 1
                #expect(keyword.value.string.flatMap { JSONPointer($0) }.flatMap { schema[$0] } != nil)
            }
            if let properties = part["properties"]?.object, part["type"] != nil {
                for property in properties { #expect(property.value["description"] != nil, "\(property.name)") }
                #expect(part["additionalProperties"] == false)
            }
        }
        #expect(references > 0)
        #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test func `Every key of a resolved dialog is in the schema`() throws {
        let dialog = try dialog(#"{"title":"T","id":"a","description":"d","ariaLabel":"l","message":"m"}"#)
        for member in dialog.resolvedJSON.object ?? [] {
            #expect(DialogSchema.document["properties"]?[member.name] != nil, "\(member.name)")
        }
    }

    @Test func `Its own examples are valid, by it and by the reader`() throws {
        let validator = SchemaValidator(root: DialogSchema.document)
        let examples = DialogSchema.document["examples"]?.array ?? []
        #expect(!examples.isEmpty)
        for example in examples {
            #expect(validator.accepts(example))
            #expect(Dialog.decode(try JSONDocument(parsing: JSONWriter().bytes(example))).issues.isEmpty)
        }
    }

    @Test(arguments: Fixtures.valid)
    func `What the reader takes, the schema takes`(row: Fixtures.Valid) throws {
        let document = try JSONDocument(parsing: row.document)
        #expect(SchemaValidator(root: DialogSchema.document).accepts(document.root.value))
    }

    @Test(arguments: Fixtures.invalid)
    func `What the reader refuses, the schema refuses, but for the rows that say it can't`(
        row: Fixtures.Invalid
    ) throws {
        let document = try JSONDocument(parsing: row.document)
        #expect(SchemaValidator(root: DialogSchema.document).accepts(document.root.value) == row.passesSchema)
    }

    /// Every schema inside a schema.
    private func walk(_ schema: JSONValue, _ visit: (JSONValue) -> Void) {
        guard schema.object != nil else { return }
        visit(schema)
        for keyword in ["anyOf", "oneOf", "allOf"] {
            for branch in schema[keyword]?.array ?? [] { walk(branch, visit) }
        }
        for keyword in ["items", "not", "additionalProperties", "propertyNames"] {
            if let inner = schema[keyword] { walk(inner, visit) }
        }
        for keyword in ["properties", "$defs"] {
            for member in schema[keyword]?.object ?? [] { walk(member.value, visit) }
        }
    }
}
