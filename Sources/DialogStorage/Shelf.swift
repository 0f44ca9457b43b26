import DialogModel

/// Documents of one sort in the order of their creation, found by id.
struct Shelf<Document: StorableDocument>: Sendable {
    typealias Record = Stored<Document>

    /// By rising sequence.
    private(set) var records: [Record] = []
    private var byID: [Slug: Record] = [:]
    private var lastSequence: UInt64 = 0

    var count: Int { records.count }

    subscript(id: Slug) -> Record? { byID[id] }

    /// The first of `id`, `id-2`, `id-3`… that is free.
    func freeID(like id: Slug) -> Slug {
        guard byID[id] != nil else { return id }
        var number = 2
        while true {
            let suffix = "-\(number)"
            let stem = id.rawValue.utf8.prefix(64 - suffix.utf8.count)
            let trimmed = stem.last == 0x2D ? stem.dropLast() : stem
            if let candidate = Slug(String(decoding: trimmed, as: UTF8.self) + suffix), byID[candidate] == nil {
                return candidate
            }
            number += 1
        }
    }

    mutating func nextSequence() -> UInt64 {
        lastSequence += 1
        return lastSequence
    }

    mutating func insert(_ record: Record) {
        records.append(record)
        byID[record.id] = record
    }

    /// The record of the same id must be there.
    mutating func replace(_ record: Record) {
        records[index(ofSequence: record.sequence)] = record
        byID[record.id] = record
    }

    mutating func remove(_ record: Record) {
        records.remove(at: index(ofSequence: record.sequence))
        byID[record.id] = nil
    }

    private func index(ofSequence sequence: UInt64) -> Int { records.firstIndex(fromSequence: sequence) }
}

extension [Stored<Dialog>] {
    /// Those with the given places, as far as they are still there, in the order given.
    func with(sequences: ArraySlice<UInt64>) -> [DialogRecord] {
        sequences.compactMap { sequence in
            let index = firstIndex(fromSequence: sequence)
            return index < count && self[index].sequence == sequence ? self[index] : nil
        }
    }
}

extension Array {
    /// The first index whose record has this place in the order of creation or a later one.
    func firstIndex<Document>(fromSequence sequence: UInt64) -> Int where Element == Stored<Document> {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].sequence < sequence { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
