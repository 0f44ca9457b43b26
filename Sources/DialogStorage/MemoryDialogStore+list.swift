import DialogModel
import Synchronization

extension MemoryDialogStore {
    public func dialogs(
        _ query: DialogQuery, after position: ListPosition?, limit: Int, countsTotal: Bool
    ) throws(StoreError) -> Page<DialogRecord, ListPosition> {
        let records = state.withLock { $0.dialogs.records }
        let matcher = DialogQuery.Matcher(query)
        let total = countsTotal ? records.reduce(into: 0) { $0 += matcher.accepts($1) ? 1 : 0 } : nil
        let limit = max(limit, 1)
        if query.isByCreation {
            return byCreation(records, query, matcher, after: position, limit: limit, total: total)
        }
        return try sorted(records, query, matcher, after: position, limit: limit, total: total)
    }

    private func byCreation(
        _ records: [DialogRecord], _ query: DialogQuery, _ matcher: DialogQuery.Matcher,
        after position: ListPosition?, limit: Int, total: Int?
    ) -> Page<DialogRecord, ListPosition> {
        var items: [DialogRecord] = []
        // One more than the page tells whether there is a next.
        func take(_ candidates: some Sequence<DialogRecord>) {
            for record in candidates where matcher.accepts(record) {
                items.append(record)
                if items.count > limit { return }
            }
        }
        var after: UInt64?
        if case .creation(let sequence) = position { after = sequence }
        if query.isNewestFirst {
            let end = after.map { records.firstIndex(fromSequence: $0) } ?? records.count
            take(records[..<end].reversed())
        } else {
            let start = after.map { records.firstIndex(fromSequence: $0 &+ 1) } ?? 0
            take(records[start...])
        }
        guard items.count > limit else { return Page(items: items, next: nil, total: total) }
        items.removeLast()
        return Page(items: items, next: items.last.map { .creation(after: $0.sequence) }, total: total)
    }

    /// Sorts once, then keeps the list: the keys change while people page, the list does not.
    private func sorted(
        _ records: [DialogRecord], _ query: DialogQuery, _ matcher: DialogQuery.Matcher,
        after position: ListPosition?, limit: Int, total: Int?
    ) throws(StoreError) -> Page<DialogRecord, ListPosition> {
        guard case .list(let token, let offset) = position else {
            let all = records.filter(matcher.accepts).sorted(by: query.areInOrder)
            guard all.count > limit else { return Page(items: all, next: nil, total: total) }
            let token = state.withLock { $0.lists.keep(all.map(\.sequence)) }
            return Page(items: Array(all[..<limit]), next: .list(token: token, offset: limit), total: total)
        }
        guard let list = state.withLock({ $0.lists.find(token) }) else { throw .positionExpired }
        let start = min(max(offset, 0), list.count)
        let end = min(start + min(limit, list.count), list.count)
        let items = records.with(sequences: list[start..<end]).filter(matcher.accepts)
        return Page(items: items, next: end < list.count ? .list(token: token, offset: end) : nil, total: total)
    }
}
