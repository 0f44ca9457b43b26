import DialogModel
import DialogStorage
import Testing

@Suite struct StyleTests {
    @Test func `Styles are versioned like dialogs and listed in the order of their creation`() throws {
        let store = MemoryDialogStore()
        for name in ["rose", "ash", "birch"] {
            _ = try store.putStyle(slug(name), styleDraft(#"{"name":"S"}"#), if: .absent)
        }
        let changed = try store.putStyle(slug("ash"), styleDraft(#"{"name":"Ash"}"#), if: .version(1))
        #expect(changed.version == 2)
        #expect(try store.styles().map(\.id.rawValue) == ["rose", "ash", "birch"])
        #expect(throws: StoreError.versionMismatch(current: 2)) {
            try store.putStyle(slug("ash"), styleDraft(#"{"name":"Late"}"#), if: .version(1))
        }
        try store.deleteStyle(slug("rose"), if: .anything)
        #expect(try store.style(slug("rose")) == nil)
    }

    @Test func `The limit of styles refuses one more`() throws {
        var limits = StoreLimits()
        limits.styles = 1
        let store = MemoryDialogStore(limits: limits)
        _ = try store.putStyle(slug("one"), styleDraft(#"{"name":"S"}"#), if: .anything)
        #expect(throws: StoreError.quotaExceeded(.styles(limit: 1))) {
            try store.putStyle(slug("two"), styleDraft(#"{"name":"S"}"#), if: .anything)
        }
    }
}
