import JSON
import Testing

@testable import DialogModel

@Suite struct TokenShapeTests {
    private func decode(_ text: String) throws -> Decoded<TokenSet> {
        TokenSet.shape.decode(try JSONDocument(parsing: Array(text.utf8)))
    }

    @Test(arguments: [
        (#"{"surface":{"radius":20}}"#, "surface.radius", "20px"),
        (#"{"surface":{"radius":{"topLeading":16,"topTrailing":"1rem"}}}"#, "surface.radius", "16px 1rem 0px 0px"),
        (#"{"message":{"padding":[20,25]}}"#, "message.padding", "20px 25px"),
        (#"{"message":{"padding":"20px 1em 0"}}"#, "message.padding", "20px 1em 0px"),
        (#"{"button":{"filled":{"background":"teal"}}}"#, "button.filled.background", "#008080"),
        (#"{"button":{"destructive":{"tint":"red"}}}"#, "button.destructive.tint", "#ff0000"),
        (#"{"accent":"navy"}"#, "accent.color", "#000080"), (#"{"accent":{"text":"lime"}}"#, "accent.text", "#00ff00"),
        (#"{"font":["Segoe UI","system-ui"]}"#, "font.family", "\"Segoe UI\", system-ui"),
        (
            #"{"surface":{"shadow":["0 0 1px rgba(0,0,0,.3)","0 2px 8px red"]}}"#, "surface.shadow",
            "0px 0px 1px rgb(0 0 0 / 0.3), 0px 2px 8px #ff0000"
        ),
        (#"{"title":{"weight":"bold"}}"#, "title.weight", "700"),
        (#"{"title":{"lineHeight":1.5}}"#, "title.lineHeight", "1.5"),
        (#"{"surface":{"maxWidth":"none","gap":null}}"#, "surface.maxWidth", "none"),
    ])
    func `A token is read in each of its forms`(text: String, name: String, css: String) throws {
        let decoded = try decode(text)
        #expect(decoded.issues.isEmpty)
        let token = try #require(TokenTable.token(name))
        #expect(decoded.value?[token]?.css == css)
        #expect(decoded.value?.entries.count == 1)
    }

    @Test(arguments: [
        (#"{"surfaces":{}}"#, "#/surfaces", DialogModel.Issue.Code.unknownKey, "surface" as String?),
        (#"{"surface":{"raduis":1}}"#, "#/surface/raduis", .unknownKey, "radius"),
        (#"{"surface":{"radius":-1}}"#, "#/surface/radius", .invalidToken, nil),
        (#"{"surface":{"radius":{"topLeft":1}}}"#, "#/surface/radius/topLeft", .unknownKey, nil),
        (#"{"surface":{"background":"url(x)"}}"#, "#/surface/background", .invalidToken, nil),
        (#"{"surface":{"background":7}}"#, "#/surface/background", .invalidToken, nil),
        (#"{"surface":20}"#, "#/surface", .wrongType, nil), (#"{"accent":"accent"}"#, "#/accent", .invalidToken, nil),
        (#"{"message":{"padding":[1,2,3,4,5]}}"#, "#/message/padding", .invalidToken, nil),
        (#"{"message":{"padding":[]}}"#, "#/message/padding", .invalidToken, nil),
    ])
    func `A wrong token is reported where it stands`(
        text: String, pointer: String, code: DialogModel.Issue.Code, suggestion: String?
    ) throws {
        let decoded = try decode(text)
        #expect(decoded.value == nil)
        #expect(decoded.issues.map(\.pointer) == [pointer])
        #expect(decoded.issues.first?.code == code)
        if let suggestion { #expect(decoded.issues.first?.suggestion == suggestion) }
    }

    @Test func `All wrong tokens are reported at once`() throws {
        let decoded = try decode(#"{"title":{"size":"big","wait":1},"button":{"filled":3,"size":{}}}"#)
        #expect(decoded.issues.count == 4)
    }

    @Test func `The schema lists every token with what it is for`() throws {
        var builder = SchemaBuilder()
        _ = TokenSet.shape.schema(&builder)
        let schema = try #require(builder.definitions.first { $0.name == "tokens" }?.value)
        var output: [UInt8] = []
        JSONWriter().write(schema, into: &output)
        let text = String(decoding: output, as: UTF8.self)
        #expect(TokenTable.all.allSatisfy { text.contains($0.summary) })
    }
}
