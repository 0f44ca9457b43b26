import DialogModel
import JSON
import Testing

struct ResponseSchemaTests {
    @Test(arguments: [
        (#"{"outcome":"close"}"#, true),
        (#"{"button":"cancel"}"#, true),
        (#"{}"#, false),
        (#"{"outcome":"shut"}"#, false),
        (#"{"outcome":"button","button":"nope"}"#, false),
        (#"{"outcome":"button","button":"send"}"#, false),
        (#"{"outcome":"button","button":"send","values":{}}"#, false),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada"}}"#, true),
        (#"{"outcome":"button","button":"send","values":{"name":"ada"}}"#, false),
        (#"{"outcome":"button","button":"cancel","values":{"name":"ada"}}"#, true),
        (#"{"outcome":"button","button":"cancel","values":{"name":5}}"#, false),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada","age":17}}"#, false),
        (#"{"outcome":"button","button":"cancel","values":{"age":17}}"#, true),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada","size":"l"}}"#, false),
        (
            #"{"outcome":"button","button":"send","values":{"name":"Ada","size":"m","many":["a"],"boxes":["p","q"]}}"#,
            true
        ),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada","many":["a","a"]}}"#, false),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada","stars":9}}"#, false),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada","terms":"on"}}"#, false),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada","other":1}}"#, false),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada"},"elapsed":2}"#, true),
        (#"{"outcome":"button","button":"send","values":{"name":"Ada"},"elapsed":-2}"#, false),
    ])
    func `The schema of an answer and its reader agree`(answer: String, isValid: Bool) throws {
        let dialog = try dialog(ResponseDecoderTests.survey)
        let document = try JSONDocument(parsing: Array(answer.utf8))
        #expect(ResponseDecoder(dialog).decode(document).isValid == isValid)
        #expect(SchemaValidator(root: dialog.responseSchema).accepts(document.root.value) == isValid)
    }

    @Test func `A password is marked as one that is only written`() throws {
        let schema = try dialog(ResponseDecoderTests.survey).responseSchema
        #expect(schema["properties"]?["values"]?["properties"]?["secret"]?["writeOnly"] == true)
        #expect(schema["properties"]?["values"]?["properties"]?["fixed"] == nil)
    }
}
