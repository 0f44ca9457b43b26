import CSS
import DialogModel
import DialogTheme
import Testing

@Suite struct ThemeTests {
    @Test(arguments: Appearance.allCases)
    func `Every token but the buttons' colours has a value`(appearance: Appearance) {
        let theme = Theme([], appearance)
        for token in TokenTable.all where token.property != nil {
            #expect(theme[token] != nil, "\(token.name)")
        }
    }

    @Test(arguments: [
        "white", "black", "#bc214b", "#808080", "#ff3b30", "#ffff00", "#123456", "rgb(255 255 255 / .4)", "#777",
        "oklch(0.7 0.4 150)",
    ])
    func `What is derived passes on any ground`(background: String) throws {
        for accent in ["#007aff", "#ffffff", "#000000", "#ffd84d", "#bc214b"] {
            let layer = try ThemeSheetTests.layer(
                ##"{"tokens":{"surface":{"background":"\##(background)"},"accent":"\##(accent)"}}"##)
            for appearance in Appearance.allCases {
                // The foreground is the table's and may fail on such a ground: all else is derived from it.
                let failing = Theme([layer], appearance).contrasts.filter {
                    !$0.passes && !["surface.foreground", "field.label", "field.option"].contains($0.name)
                }
                #expect(failing.map(\.name) == [], "\(accent)")
            }
        }
    }

    @Test func `A role's colours go before the variant's`() throws {
        let layer = try ThemeSheetTests.layer(
            #"{"tokens":{"button":{"filled":{"background":"navy","foreground":"silver"},"cancel":{"background":"white","tint":"maroon"}}}}"#
        )
        let theme = Theme([layer], .light)
        #expect(theme.colors(of: ButtonLook(.filled, .confirm)).foreground.css == "#c0c0c0")
        #expect(theme.colors(of: ButtonLook(.filled, .cancel)).background == .white)
        #expect(theme.colors(of: ButtonLook(.filled, .cancel)).foreground == .black)
        #expect(theme.colors(of: ButtonLook(.plain, .cancel)).foreground.css == "#800000")
        #expect(theme.colors(of: ButtonLook(.outlined, .cancel)).border.color.css == "#800000")
    }

    @Test func `A chain of bases ends at a stranger, at a circle and at its limit`() throws {
        func style(_ id: String, base: String?) -> Style {
            Style(id: Slug(id), name: id, base: base.flatMap { Slug($0) })
        }
        let styles = [
            style("a", base: "b"), style("b", base: "c"), style("c", base: "a"), style("d", base: "nowhere"),
        ]
        func ids(_ id: String) throws -> [String]? {
            StyleChain(try #require(Slug(id))) { wanted in styles.first { $0.id == wanted } }?.styles.map(\.name)
        }
        #expect(try ids("a") == ["c", "b", "a"])
        #expect(try ids("d") == ["d"])
        #expect(try ids("x") == nil)
        let endless = StyleChain(try #require(Slug("s0"))) { id in
            style(id.rawValue, base: "s" + String((Int(id.rawValue.dropFirst()) ?? 0) + 1))
        }
        #expect(endless?.styles.count == StyleChain.limit)
    }
}
