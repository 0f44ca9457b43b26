public import DialogModel
import Synchronization

extension MemoryDialogStore {
    public func style(_ id: Slug) throws(StoreError) -> StyleRecord? { state.withLock { $0.styles[id] } }

    public func styles() throws(StoreError) -> [StyleRecord] { state.withLock { $0.styles.records } }

    public func putStyle(
        _ id: Slug, _ draft: Draft<Style>, if precondition: Precondition
    ) throws(StoreError) -> StyleRecord {
        let time = clock()
        let (record, change) = try state.withLock { state throws(StoreError) in
            let old = state.styles[id]
            try precondition.check(version: old?.version)
            let record: StyleRecord
            if let old {
                record = StyleRecord(replacing: old, with: draft, at: time, keeping: limits.pastVersions)
            } else {
                guard state.styles.count < limits.styles else {
                    throw StoreError.quotaExceeded(.styles(limit: limits.styles))
                }
                record = StyleRecord(id: id, sequence: state.styles.nextSequence(), draft: draft, at: time)
            }
            state.bytes = try state.bytes(replacing: old?.footprint ?? 0, by: record.footprint, limit: limits.bytes)
            if old == nil { state.styles.insert(record) } else { state.styles.replace(record) }
            let event: Change.Event = old == nil ? .styleCreated(id) : .styleUpdated(id, version: record.version)
            return (record, state.ring.append(event, at: time))
        }
        tell(change)
        return record
    }

    public func deleteStyle(_ id: Slug, if precondition: Precondition) throws(StoreError) {
        let time = clock()
        let change = try state.withLock { state throws(StoreError) in
            let old = state.styles[id]
            try precondition.check(version: old?.version)
            guard let old else { throw StoreError.notFound }
            state.styles.remove(old)
            state.bytes -= old.footprint
            return state.ring.append(.styleDeleted(id), at: time)
        }
        tell(change)
    }
}
