import DialogModel
import Testing

@Suite struct TokenTableTests {
    @Test func `Names and custom properties are unique, and places are those of the list`() {
        let names = TokenTable.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(TokenTable.properties).count == TokenTable.properties.count)
        #expect(TokenTable.all.indices.allSatisfy { TokenTable.all[$0].index == $0 })
    }

    @Test func `A property is spelt as its token`() throws {
        let token = try #require(TokenTable.token("surface.maxWidth"))
        #expect(token.property == "--dlg-surface-max-width")
        #expect(try #require(TokenTable.token("button.filled.background")).property == nil)
        #expect(TokenTable.token("surface.nothing") == nil)
    }

    @Test(arguments: TokenTable.all.map(\.name))
    func `A fallback is a value of its token's type, and every token says what it is for`(name: String) throws {
        let token = try #require(TokenTable.token(name))
        if let fallback = token.fallback {
            #expect(TokenValue(token.type, parsing: fallback.light) != nil)
            #expect(TokenValue(token.type, parsing: fallback.dark) != nil)
        } else {
            #expect([.color, .fontFamily, .border].contains(token.type) || name == "toast.padding")
        }
        #expect(token.summary.hasSuffix("."))
    }

    @Test func `Values stay in the table's order and can be taken back`() throws {
        let size = try #require(TokenTable.token("title.size"))
        let radius = try #require(TokenTable.token("surface.radius"))
        var values = TokenSet()
        values[size] = TokenValue(.length, number: 22)
        values[radius] = TokenValue(.corners, parsing: "16px 16px 0 0")
        values[size] = TokenValue(.length, number: 23)
        #expect(values.entries.map(\.token) == [radius, size])
        #expect(values[size]?.css == "23px")
        #expect(values[radius]?.mirrored.css == "16px 16px 0px 0px")
        values[radius] = nil
        #expect(values.entries.count == 1)
        #expect(values[radius] == nil)
    }

    @Test(arguments: [
        (TokenType.length, "-1px"), (.size, "none"), (.maximum, "auto"), (.corners, "-1px"), (.color, "12px"),
        (.shadow, "red"), (.textAlign, "middle"), (.fontWeight, "0"), (.justify, "left"),
    ])
    func `A value of another kind is refused`(type: TokenType, text: String) {
        #expect(TokenValue(type, parsing: text) == nil)
    }

    @Test func `A bare number is pixels, a weight or a multiple`() {
        #expect(TokenValue(.edges, number: 16)?.css == "16px")
        #expect(TokenValue(.fontWeight, number: 650)?.css == "650")
        #expect(TokenValue(.lineHeight, number: 1.5)?.css == "1.5")
        #expect(TokenValue(.maximum, number: 300)?.css == "300px")
        #expect(TokenValue(.color, number: 1) == nil)
        #expect(TokenValue(.length, number: -1) == nil)
    }
}
