import Testing

/// The markup of whole dialogs, as recorded; `RECORD_GOLDENS=1` writes it anew.
struct GoldenTests {
    static let builtIns = [
        "deactivate-plant", "download-report", "plain-slot", "name-popup", "error-window", "error-banner",
        "product-survey", "terms-of-service", "contact-us", "rate-the-app", "pick-a-colour", "book-a-table",
    ]

    @Test(arguments: builtIns)
    func `A built-in's markup is the recorded one`(id: String) throws {
        let markup = try Stages.element(Stages.builtIn(id))
        let path = "Tests/Goldens/dialogs/\(id).html"
        if Checkout.recordsGoldens { try Checkout.write(Array(markup.utf8), to: path) }
        #expect(try markup == String(decoding: Checkout.bytes(path), as: UTF8.self))
    }
}
