public import DialogModel
import JSON
import Synchronization

extension MemoryDialogStore {
    public func addResponse(
        _ response: Response, to dialog: Slug, version: Int, isTest: Bool
    ) throws(StoreError) -> ResponseRecord {
        let time = clock()
        let salt = salt()
        let footprint = response.footprint
        let (record, change) = try state.withLock { state throws(StoreError) in
            guard state.dialogs[dialog] != nil else { throw StoreError.notFound }
            guard state.logs[dialog]?.records.count ?? 0 < limits.responsesPerDialog else {
                throw StoreError.quotaExceeded(.responsesPerDialog(limit: limits.responsesPerDialog))
            }
            state.bytes = try state.bytes(replacing: 0, by: footprint, limit: limits.bytes)
            let record = ResponseRecord(
                id: state.ids.next(at: time, salt: salt), dialog: dialog, dialogVersion: version, createdAt: time,
                response: response, isTest: isTest, footprint: footprint)
            state.logs[dialog, default: ResponseLog()].append(record)
            state.responseCount += 1
            return (record, state.ring.append(.responseCreated(record.id, dialog: dialog), at: time))
        }
        tell(change)
        return record
    }

    public func response(_ id: ResponseID, of dialog: Slug) throws(StoreError) -> ResponseRecord? {
        state.withLock { $0.logs[dialog]?.find(id) }
    }

    public func responses(
        of dialog: Slug, _ query: ResponseQuery, before position: ResponseID?, limit: Int, countsTotal: Bool
    ) throws(StoreError) -> Page<ResponseRecord, ResponseID> {
        let log = try state.withLock { state throws(StoreError) in
            guard state.dialogs[dialog] != nil else { throw StoreError.notFound }
            return state.logs[dialog] ?? ResponseLog()
        }
        let limit = max(limit, 1)
        let end = position.map(log.firstIndex) ?? log.records.count
        var items: [ResponseRecord] = []
        for record in log.records[..<end].reversed() where query.includesTests || !record.isTest {
            items.append(record)
            if items.count > limit { break }
        }
        let hasMore = items.count > limit
        if hasMore { items.removeLast() }
        let total = countsTotal ? log.records.reduce(0) { $0 + (query.includesTests || !$1.isTest ? 1 : 0) } : nil
        return Page(items: items, next: hasMore ? items.last?.id : nil, total: total)
    }

    public func deleteResponse(_ id: ResponseID, of dialog: Slug) throws(StoreError) {
        let time = clock()
        let change = try state.withLock { state throws(StoreError) in
            guard let record = state.logs[dialog]?.find(id) else { throw StoreError.notFound }
            state.logs[dialog]?.remove(id)
            state.responseCount -= 1
            state.bytes -= record.footprint
            return state.ring.append(.responseDeleted(id, dialog: dialog), at: time)
        }
        tell(change)
    }

    public func deleteResponses(of dialog: Slug) throws(StoreError) {
        let time = clock()
        let change = try state.withLock { state throws(StoreError) in
            guard state.dialogs[dialog] != nil else { throw StoreError.notFound }
            let records = state.logs.removeValue(forKey: dialog)?.records ?? []
            state.responseCount -= records.count
            state.bytes -= records.reduce(0) { $0 + $1.footprint }
            return state.ring.append(.responsesCleared(dialog: dialog), at: time)
        }
        tell(change)
    }
}

extension Response {
    /// An upper estimate of the memory taken, in bytes.
    fileprivate var footprint: Int {
        values.reduce(256) { $0 + 32 + $1.name.utf8.count + $1.value.footprint }
    }
}

extension JSONValue {
    fileprivate var footprint: Int {
        switch self {
        case .null, .bool: 16
        case .number(let number): 32 + number.text.utf8.count
        case .string(let text): 32 + text.utf8.count
        case .array(let elements): elements.reduce(48) { $0 + $1.footprint }
        case .object(let members): members.reduce(48) { $0 + 32 + $1.name.utf8.count + $1.value.footprint }
        }
    }
}
