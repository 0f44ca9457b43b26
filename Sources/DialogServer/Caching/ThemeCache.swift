import DialogModel
import DialogStorage
import DialogTheme
import Synchronization

/// The sheets of the styles in use, made once each and thrown away when any style changes.
final class ThemeCache: Sendable {
    /// A sheet, and the styles that it was made from.
    struct Entry: Sendable {
        let sheet: ThemeSheet
        let dependencies: [Dependency]
    }

    /// What a dialog wears whose own style is gone.
    static let fallback = "ios"

    private let store: any DialogStore
    private let entries = Mutex<[Slug: Entry]>([:])

    init(store: any DialogStore) {
        self.store = store
        store.observe { [weak self] change in
            switch change.event {
            case .styleCreated, .styleUpdated, .styleDeleted: self?.entries.withLock { $0.removeAll() }
            default: break
            }
        }
    }

    /// `nil` where there is no such style.
    func theme(_ id: Slug) throws(StoreError) -> Entry? {
        if let entry = entries.withLock({ $0[id] }) { return entry }
        let change = store.lastChange
        var asked: [Slug] = []
        var failure: StoreError?
        let chain = StyleChain(id) { id in
            asked.append(id)
            do throws(StoreError) { return try store.style(id)?.document } catch {
                failure = error
                return nil
            }
        }
        if let failure { throw failure }
        guard let chain else { return nil }
        let entry = Entry(sheet: ThemeSheet(chain), dependencies: asked.map { .style($0) })
        entries.withLock { entries in
            let isCurrent = store.changes(after: change)?.allSatisfy { !$0.event.touched.contains(.styles) } ?? false
            if isCurrent { entries[id] = entry }
        }
        return entry
    }

    /// The style's sheet, else the fallback's, else one of the tokens' own defaults.
    func themeOrFallback(_ id: Slug) throws(StoreError) -> Entry {
        if let entry = try theme(id) { return entry }
        if let fallback = Slug(Self.fallback), let entry = try theme(fallback) {
            return Entry(sheet: entry.sheet, dependencies: [.style(id)] + entry.dependencies)
        }
        return Entry(sheet: ThemeSheet([TokenLayer]()), dependencies: [.styles])
    }
}
