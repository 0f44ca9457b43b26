import CSS
import DialogModel
import DialogTheme
import JSON
import Testing

@Suite struct ThemeSheetTests {
    static func layer(_ text: String) throws -> TokenLayer {
        TokenLayer(try #require(Style.decode(try JSONDocument(parsing: Array(text.utf8))).value))
    }

    static func css(
        _ sheet: ThemeSheet, looks: [ButtonLook] = [], isRightToLeft: Bool = false
    ) -> String {
        var output: [UInt8] = []
        sheet.write(scope: ".dlg", looks: looks, isRightToLeft: isRightToLeft, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `Every property of the table is set, and none that it does not list`() throws {
        let css = Self.css(ThemeSheet([]), looks: ButtonLook.allCases)
        let set = css.split(whereSeparator: { "{};".contains($0) }).compactMap { part -> String? in
            part.hasPrefix("--") ? part.split(separator: ":").first.map(String.init) : nil
        }
        #expect(Set(set) == Set(TokenTable.properties))
    }

    @Test func `The same tokens give the same bytes`() throws {
        let layer = try Self.layer(#"{"tokens":{"accent":"teal"},"dark":{"accent":"aqua"}}"#)
        #expect(Self.css(ThemeSheet([layer])) == Self.css(ThemeSheet([layer])))
    }

    @Test(arguments: [
        (#"{"light":{"accent":"navy"},"dark":{"accent":"aqua"}}"#, "--dlg-accent-color:light-dark(#000080,#00ffff);"),
        (#"{"tokens":{"accent":"navy"}}"#, "--dlg-accent-color:#000080;"),
        (
            #"{"dark":{"surface":{"border":"1px solid red"}}}"#,
            "--dlg-surface-border:1px solid light-dark(#00000000,#ff0000);"
        ),
        (
            #"{"light":{"surface":{"shadow":"0 0 1px red"}},"dark":{"surface":{"shadow":"0 0 1px blue"}}}"#,
            "--dlg-surface-shadow:0px 0px 1px light-dark(#ff0000,#0000ff);"
        ),
        (
            #"{"light":{"surface":{"shadow":"0 0 1px red"}},"dark":{"surface":{"shadow":"none"}}}"#,
            "--dlg-surface-shadow:0px 0px 1px light-dark(#ff0000,#00000000);"
        ),
        (#"{"tokens":{"button":{"justify":"end"}}}"#, "--dlg-button-justify:end;--dlg-x"),
    ])
    func `A value is written once for both appearances`(text: String, expected: String) throws {
        let css = Self.css(ThemeSheet([try Self.layer(text)]))
        #expect(css.contains(expected.replacing("--dlg-x", with: "")))
        #expect(!css.contains("@media"))
    }

    @Test func `A value with no common form follows for dark alone`() throws {
        let css = Self.css(ThemeSheet([try Self.layer(#"{"dark":{"surface":{"gap":30}}}"#)]))
        #expect(css.contains("--dlg-surface-gap:8px;"))
        #expect(css.contains("[data-theme=dark] .dlg{--dlg-surface-gap:30px;}"))
        #expect(
            css.hasSuffix(
                "@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .dlg{--dlg-surface-gap:30px;}}"))
    }

    @Test func `Sizes of text grow with the page's`() throws {
        let text = #"{"tokens":{"title":{"size":22,"lineHeight":"28px","padding":16},"field":{"labelSize":"2em"}}}"#
        let css = Self.css(ThemeSheet([try Self.layer(text)]))
        #expect(css.contains("--dlg-title-size:1.375rem;"))
        #expect(css.contains("--dlg-title-line-height:1.75rem;"))
        #expect(css.contains("--dlg-title-padding:16px;"))
        #expect(css.contains("--dlg-field-label-size:2em;"))
    }

    @Test func `A later layer's common value goes before an earlier one's light value`() throws {
        let style = try Self.layer(
            ##"{"light":{"surface":{"background":"#eee"}},"dark":{"surface":{"background":"#111"}}}"##)
        let own = try Self.layer(##"{"tokens":{"surface":{"background":"#bc214b"}}}"##)
        let css = Self.css(ThemeSheet([style, own]))
        #expect(css.contains("--dlg-surface-background:#bc214b;"))
    }

    @Test func `A dialog without tokens of its own shares its style's sheet`() throws {
        let sheet = ThemeSheet([try Self.layer(#"{"tokens":{"accent":"teal"}}"#)])
        let base = try #require(Slug("ios"))
        #expect(sheet.overridden(by: StyleReference(base: base), looks: []).layers.count == 1)
        let own = try Self.layer(#"{"tokens":{"surface":{"gap":23}}}"#)
        let changed = sheet.overridden(by: StyleReference(base: base, tokens: own.tokens), looks: [])
        #expect(Self.css(changed) == Self.css(sheet).replacing("--dlg-surface-gap:8px", with: "--dlg-surface-gap:23px"))
    }

    @Test func `A dialog's own padding reaches its toast`() throws {
        let own = try Self.layer(#"{"tokens":{"surface":{"padding":15}}}"#)
        let base = try #require(Slug("ios"))
        let sheet = ThemeSheet([]).overridden(by: StyleReference(base: base, tokens: own.tokens), looks: [])
        #expect(Self.css(sheet).contains("--dlg-toast-padding:15px;"))
    }

    @Test func `Lopsided values are mirrored from right to left`() throws {
        let layer = try Self.layer(
            #"{"tokens":{"surface":{"radius":{"topLeading":4}},"title":{"padding":"1px 2px 3px 4px"}}}"#)
        let sheet = ThemeSheet([layer])
        #expect(Self.css(sheet).contains("--dlg-surface-radius:4px 0px 0px 0px;"))
        #expect(Self.css(sheet, isRightToLeft: true).contains("--dlg-surface-radius:0px 4px 0px 0px;"))
        #expect(Self.css(sheet, isRightToLeft: true).contains("--dlg-title-padding:1px 4px 3px 2px;"))
    }

    @Test func `Only the looks that are asked for are written, the destructive ones last`() throws {
        let looks = [ButtonLook(.plain, .destructive), ButtonLook(.filled, .confirm)]
        let css = Self.css(ThemeSheet([try Self.layer(#"{"tokens":{"accent":"navy"}}"#)], looks: []), looks: looks)
        let rules = css.split(separator: "}").dropFirst()
        #expect(rules.count == 2)
        let filled =
            ".dlg :where([data-variant=filled][data-role=confirm]){--dlg-button-background:#000080;"
            + "--dlg-button-foreground:#ffffff;--dlg-button-border:none"
        #expect(rules.first.map(String.init) == filled)
        #expect(rules.last?.hasPrefix(".dlg :where([data-variant=plain][data-destructive]){") == true)
    }

    @Test func `A look is that of the button's variant and role, and destruction goes first`() throws {
        let id = try #require(Slug("a"))
        var button = Button(id: id, label: "A", role: .deny, variant: .tinted, action: .submit(validates: false))
        #expect(ButtonLook(button) == ButtonLook(.tinted, .deny))
        button.isDestructive = true
        #expect(ButtonLook(button) == ButtonLook(.tinted, .destructive))
    }
}
