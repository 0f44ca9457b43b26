import DialogModel
import DialogTheme
import JSON
import Testing

/// The looks of the seeds, by the lines of the parity list, as the properties that their documents come to.
@Suite struct SeedTokenTests {
    static let lines: [(String, String, [String])] = [
        ("S0A-02", "deactivate-plant", ["surface-background:light-dark(#ffffff,", "surface-radius:20px;"]),
        ("S0A-03", "deactivate-plant", ["surface-padding:16px;", "surface-margin:15px;", "surface-max-width:none;"]),
        ("S0A-04", "deactivate-plant", ["surface-shadow:0px 0px 40px rgb(0 0 0 / 0.33);"]),
        ("S0A-05", "deactivate-plant", ["title-size:1.375rem;", "title-line-height:1.75rem;", "title-weight:700;"]),
        ("S0A-06", "deactivate-plant", ["message-size:1.0625rem;", "message-line-height:1.375rem;"]),
        ("S0A-08", "deactivate-plant", ["button-padding:16px;", "button-radius:20px;"]),
        ("S0A-10", "deactivate-plant", ["close-size:22px;", "close-weight:500;", "close-padding:16px;"]),
        ("S0B-05", "download-report", ["field-option:light-dark(#007aff,"]),
        ("S1-03", "plain-slot", ["surface-radius:8px;", "surface-margin:40px;", "surface-shadow:none;"]),
        ("S1-05", "plain-slot", ["button-transform:uppercase;"]),
        ("S2-06", "name-popup", ["surface-radius:16px 16px 0px 0px;"]),
        ("S3-02", "error-window", ["surface-max-width:300px;", "surface-radius:0px;", "surface-background:#bc214b;"]),
        ("S3-03", "error-window", ["surface-border:2px solid #ffffff;"]),
        ("S3-04", "error-window", ["title-height:45px;", "title-background:#9e1c40;", "title-size:1.4375rem;"]),
        ("S3-05", "error-window", ["message-padding:20px 25px;", "message-weight:600;", "message-size:1rem;"]),
        ("S3-06", "error-window", ["button-height:54px;", "button-size:1.4375rem;"]),
        ("S4-02", "error-banner", ["surface-radius:10px;", "surface-shadow:0px 0px 48px rgb(0 0 0 / 0.33);"]),
        ("S4-03", "error-banner", ["toast-padding:15px;", "title-size:1.0625rem;"]),
    ]

    @Test(arguments: lines)
    func `A seed has the look of its article`(line: String, dialog: String, properties: [String]) throws {
        let bytes = try #require(BuiltInStyles.contents("Templates/dialogs/\(dialog).dialog.json"))
        let document = try #require(Dialog.decode(try JSONDocument(parsing: bytes)).value)
        let sheet = try BuiltInStyles.sheet(document.style.base.rawValue)
        let css = ThemeSheetTests.css(sheet.overridden(by: document.style, looks: []))
        for property in properties { #expect(css.contains("--dlg-" + property), "\(line) \(property)") }
    }
}
