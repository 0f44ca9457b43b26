import DialogModel
import Testing

/// What the style sheet reads must be what themes set.
@Suite struct TokenUseTests {
    /// Set by the renderer or by the page, not by a style.
    static let others: Set<String> = [
        "--dlg-backdrop-color", "--dlg-backdrop-opacity", "--dlg-buttons-fit", "--dlg-keyboard", "--dlg-inset-top",
        "--dlg-inset-right", "--dlg-inset-bottom", "--dlg-inset-left",
    ]

    static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        for part in text.split(separator: "(") {
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            if name.hasPrefix("--dlg-") { names.insert(String(name)) }
        }
        return names
    }

    @Test func `The dialog's sheets read no custom property that no style sets, and all that they set`() throws {
        let sheets = ["dialog", "fields"].compactMap { BuiltInStyles.contents("Public/css/\($0).css") }
        guard !sheets.isEmpty else { return }
        let read = Self.names(in: String(decoding: Array(sheets.joined()), as: UTF8.self))
        #expect(read.subtracting(TokenTable.properties).subtracting(Self.others) == [])
        #expect(Set(TokenTable.properties).subtracting(read) == [])
    }

    @Test func `Names are found in the text of a style sheet`() {
        #expect(
            Self.names(in: "a{b:var(--dlg-x-y,1px) var(--_z)} @container style(--dlg-z: 1){}") == [
                "--dlg-x-y", "--dlg-z",
            ])
    }
}
