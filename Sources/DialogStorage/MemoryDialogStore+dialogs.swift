public import DialogModel
import Synchronization

extension MemoryDialogStore {
    public func dialog(_ id: Slug) throws(StoreError) -> DialogRecord? { state.withLock { $0.dialogs[id] } }

    public func createDialog(
        _ id: Slug, isFlexible: Bool, _ draft: Draft<Dialog>
    ) throws(StoreError) -> DialogRecord {
        let time = clock()
        let (record, change) = try state.withLock { state throws(StoreError) in
            let free = isFlexible ? state.dialogs.freeID(like: id) : id
            guard state.dialogs[free] == nil else { throw StoreError.exists(free) }
            return try insert(free, draft, at: time, in: &state)
        }
        tell(change)
        return record
    }

    public func putDialog(
        _ id: Slug, _ draft: Draft<Dialog>, if precondition: Precondition
    ) throws(StoreError) -> DialogRecord {
        let time = clock()
        let (record, change) = try state.withLock { state throws(StoreError) in
            let old = state.dialogs[id]
            try precondition.check(version: old?.version)
            guard let old else { return try insert(id, draft, at: time, in: &state) }
            let record = DialogRecord(replacing: old, with: draft, at: time, keeping: limits.pastVersions)
            state.bytes = try state.bytes(replacing: old.footprint, by: record.footprint, limit: limits.bytes)
            state.dialogs.replace(record)
            return (record, state.ring.append(.dialogUpdated(id, version: record.version), at: time))
        }
        tell(change)
        return record
    }

    public func deleteDialog(_ id: Slug, if precondition: Precondition) throws(StoreError) {
        let time = clock()
        let change = try state.withLock { state throws(StoreError) in
            let old = state.dialogs[id]
            try precondition.check(version: old?.version)
            guard let old else { throw StoreError.notFound }
            let responses = state.logs.removeValue(forKey: id)?.records ?? []
            state.dialogs.remove(old)
            state.responseCount -= responses.count
            state.bytes -= responses.reduce(old.footprint) { $0 + $1.footprint }
            return state.ring.append(.dialogDeleted(id), at: time)
        }
        tell(change)
    }

    private func insert(
        _ id: Slug, _ draft: Draft<Dialog>, at time: Timestamp, in state: inout State
    ) throws(StoreError) -> (DialogRecord, Change) {
        guard state.dialogs.count < limits.dialogs else { throw .quotaExceeded(.dialogs(limit: limits.dialogs)) }
        let record = DialogRecord(id: id, sequence: state.dialogs.nextSequence(), draft: draft, at: time)
        state.bytes = try state.bytes(replacing: 0, by: record.footprint, limit: limits.bytes)
        state.dialogs.insert(record)
        return (record, state.ring.append(.dialogCreated(id), at: time))
    }
}

extension Precondition {
    /// `version`: what stands there, if anything does.
    func check(version: Int?) throws(StoreError) {
        switch (self, version) {
        case (.anything, _), (.absent, nil), (.present, .some): return
        case (.version(let expected), .some(let version)) where expected == version: return
        case (.absent, .some(let version)), (.version, .some(let version)): throw .versionMismatch(current: version)
        case (.present, nil), (.version, nil): throw .notFound
        }
    }
}
