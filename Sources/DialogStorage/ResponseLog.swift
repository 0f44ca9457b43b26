/// The responses of one dialog, by rising id.
struct ResponseLog: Sendable {
    private(set) var records: [ResponseRecord] = []

    mutating func append(_ record: ResponseRecord) { records.append(record) }

    func find(_ id: ResponseID) -> ResponseRecord? {
        let index = firstIndex(from: id)
        return index < records.count && records[index].id == id ? records[index] : nil
    }

    mutating func remove(_ id: ResponseID) { records.remove(at: firstIndex(from: id)) }

    /// The first index whose id is this or a later one.
    func firstIndex(from id: ResponseID) -> Int {
        var (low, high) = (0, records.count)
        while low < high {
            let middle = (low + high) / 2
            if records[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
