import DialogModel

extension DialogQuery {
    /// The query made ready to be asked of many records.
    struct Matcher {
        private let query: DialogQuery
        private let words: [[UInt8]]

        init(_ query: DialogQuery) {
            self.query = query
            self.words = query.text.map(SearchKey.words) ?? []
        }

        func accepts(_ record: DialogRecord) -> Bool {
            let dialog = record.document
            if let kind = query.kind, dialog.kind != kind { return false }
            if let style = query.style, dialog.style.base != style { return false }
            if let tag = query.tag, !dialog.tags.contains(tag) { return false }
            return words.allSatisfy { SearchKey.contains(record.searchKey, $0) }
        }
    }

    /// Whether the order is that of creation, which no later write changes.
    var isByCreation: Bool { order.isEmpty || order[0].key == .createdAt }

    var isNewestFirst: Bool { order.first?.isDescending ?? false }

    func areInOrder(_ left: DialogRecord, _ right: DialogRecord) -> Bool {
        for term in order {
            let (first, second) = term.isDescending ? (right, left) : (left, right)
            switch term.key {
            case .createdAt where first.sequence != second.sequence: return first.sequence < second.sequence
            case .updatedAt where first.updatedAt != second.updatedAt: return first.updatedAt < second.updatedAt
            case .id where first.id != second.id: return first.id.rawValue < second.id.rawValue
            case .name where !first.searchName.elementsEqual(second.searchName):
                return first.searchName.lexicographicallyPrecedes(second.searchName)
            default: continue
            }
        }
        return left.sequence < right.sequence
    }
}

extension Stored<Dialog> {
    /// The folded name: the second line of the search key.
    fileprivate var searchName: ArraySlice<UInt8> {
        let start = id.rawValue.utf8.count + 1
        let end = searchKey[start...].firstIndex(of: 0x0A) ?? searchKey.endIndex
        return searchKey[start..<end]
    }
}
