import CSS
import DialogModel
import DialogTheme
import Testing

@Suite struct BuiltInStyleTests {
    /// White on the system blue is the seeds' own (4.02:1 in light, 3.65:1 in dark).
    static let dictated = [
        "ios": [
            "accent.foreground", "filled confirm button", "filled deny button",
        ]
    ]

    @Test(arguments: BuiltInStyles.names)
    func `A style is read without a word of complaint`(name: String) throws {
        let decoded = try BuiltInStyles.decoded(name)
        #expect(decoded.issues.map(\.message) == [])
        let style = try #require(decoded.value)
        #expect(style.id?.rawValue == name)
        #expect(style.description != nil)
        #expect(!style.light.isEmpty && !style.dark.isEmpty)
    }

    @Test(arguments: BuiltInStyles.names, Appearance.allCases)
    func `Text passes 4.5 to 1 and controls 3 to 1`(name: String, appearance: Appearance) throws {
        let theme = try BuiltInStyles.sheet(name).theme(appearance)
        let failing = theme.contrasts.filter { !$0.passes }
        let unexpected = failing.filter { !(Self.dictated[name] ?? []).contains($0.name) }
        let report = unexpected.map { "\($0.name): \($0.text.css) on \($0.ground.css) is \($0.ratio)" }
        #expect(report == [])
    }

    @Test func `The colours that the seeds dictate are what they are`() throws {
        let sheet = try BuiltInStyles.sheet("ios")
        for appearance in Appearance.allCases {
            let failing = sheet.theme(appearance).contrasts.filter { !$0.passes }.map(\.name)
            #expect(failing == Self.dictated["ios"])
        }
    }

    @Test(arguments: Appearance.allCases)
    func `High contrast passes 7 to 1`(appearance: Appearance) throws {
        let theme = try BuiltInStyles.sheet("high-contrast").theme(appearance)
        let failing = theme.contrasts.filter { $0.required == 4.5 && $0.ratio < 7 }
        #expect(failing.map { "\($0.name): \($0.ratio)" } == [])
    }

    @Test(arguments: BuiltInStyles.names)
    func `A style is told from the others in both appearances`(name: String) throws {
        let sheet = try BuiltInStyles.sheet(name)
        let background = try #require(TokenTable.token("surface.background"))
        #expect(sheet.light[background] != sheet.dark[background])
        for other in BuiltInStyles.names where other != name {
            var (first, second): ([UInt8], [UInt8]) = ([], [])
            sheet.write(scope: ".dlg", into: &first)
            try BuiltInStyles.sheet(other).write(scope: ".dlg", into: &second)
            #expect(first != second)
        }
    }
}
