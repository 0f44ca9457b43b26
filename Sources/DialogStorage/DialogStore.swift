public import DialogModel

/// Where dialogs, styles and responses live. Every call may come from any thread; each is atomic.
///
/// Implementations call their observers after a change is visible and before the call that made it returns.
public protocol DialogStore: Sendable {
    func dialog(_ id: Slug) throws(StoreError) -> DialogRecord?
    /// The part of the list behind `position`; a dialog that lives while somebody pages comes exactly once.
    func dialogs(
        _ query: DialogQuery, after position: ListPosition?, limit: Int, countsTotal: Bool
    ) throws(StoreError) -> Page<DialogRecord, ListPosition>
    /// Stores under `id`, or, where that is taken and `isFlexible`, under the first free of `id-2`, `id-3`…
    func createDialog(_ id: Slug, isFlexible: Bool, _ draft: Draft<Dialog>) throws(StoreError) -> DialogRecord
    /// Creates or replaces.
    func putDialog(_ id: Slug, _ draft: Draft<Dialog>, if precondition: Precondition) throws(StoreError) -> DialogRecord
    /// Its responses go with it.
    func deleteDialog(_ id: Slug, if precondition: Precondition) throws(StoreError)

    func addResponse(
        _ response: Response, to dialog: Slug, version: Int, isTest: Bool
    ) throws(StoreError) -> ResponseRecord
    func response(_ id: ResponseID, of dialog: Slug) throws(StoreError) -> ResponseRecord?
    /// Newest first.
    func responses(
        of dialog: Slug, _ query: ResponseQuery, before position: ResponseID?, limit: Int, countsTotal: Bool
    ) throws(StoreError) -> Page<ResponseRecord, ResponseID>
    func deleteResponse(_ id: ResponseID, of dialog: Slug) throws(StoreError)
    func deleteResponses(of dialog: Slug) throws(StoreError)

    func style(_ id: Slug) throws(StoreError) -> StyleRecord?
    /// In the order of their creation.
    func styles() throws(StoreError) -> [StyleRecord]
    /// Creates or replaces.
    func putStyle(_ id: Slug, _ draft: Draft<Style>, if precondition: Precondition) throws(StoreError) -> StyleRecord
    func deleteStyle(_ id: Slug, if precondition: Precondition) throws(StoreError)

    /// The id of the latest change, 0 before the first.
    var lastChange: UInt64 { get }
    /// `nil` where they are no longer kept.
    func changes(after id: UInt64) -> [Change]?
    /// Puts into the feed what happened beside the store, such as to a file.
    func announce(_ event: Change.Event)
    /// Called for every change from now on, by the thread that made it; must be quick and must not write.
    func observe(_ observer: @escaping @Sendable (Change) -> Void)

    var usage: StoreUsage { get }
    var limits: StoreLimits { get }
}
