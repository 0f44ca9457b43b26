import DialogModel
import DialogStorage

/// The dialogs and styles that come with the server: data like everyone's.
struct Builtins: Sendable {
    struct Item<Document: StorableDocument>: Sendable {
        let id: Slug
        let draft: Draft<Document>
    }

    var dialogs: [Item<Dialog>] = []
    var styles: [Item<Style>] = []

    /// Puts everything into a store; what is there already stays.
    func install(in store: any DialogStore) throws(StoreError) {
        for style in styles {
            if try store.style(style.id) == nil { _ = try store.putStyle(style.id, style.draft, if: .absent) }
        }
        for dialog in dialogs {
            if try store.dialog(dialog.id) == nil {
                _ = try store.createDialog(dialog.id, isFlexible: false, dialog.draft)
            }
        }
    }
}
