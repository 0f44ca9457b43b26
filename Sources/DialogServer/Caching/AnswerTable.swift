import HTTP

/// The table of an `AnswerCache`: slots in a ring, found by the hash of target and host.
struct AnswerTable: Sendable {
    private struct Entry: Sendable {
        var hash: UInt64
        var target: [UInt8]
        var host: [UInt8]
        var response: PreparedResponse
        var dependencies: [Dependency]
        var wasUsed: Bool
    }

    private var slots: [Entry?] = []
    private var slotsByHash: [UInt64: Int] = [:]
    private var slotsByDependency: [Dependency: Set<Int>] = [:]
    private var free: [Int] = []
    private var hand = 0
    private var bytes = 0
    private let entryLimit: Int
    private let byteLimit: Int
    private let seed = UInt64.random(in: .min ... .max)

    init(entryLimit: Int, byteLimit: Int) {
        self.entryLimit = max(entryLimit, 1)
        self.byteLimit = byteLimit
    }

    var count: Int { slotsByHash.count }

    mutating func find(_ target: [UInt8], host: ArraySlice<UInt8>) -> PreparedResponse? {
        guard let slot = slotsByHash[hash(target[...], host)], let entry = slots[slot], entry.target == target,
            host.elementsEqual(entry.host)
        else { return nil }
        if !entry.wasUsed { slots[slot]?.wasUsed = true }
        return entry.response
    }

    mutating func insert(
        _ response: PreparedResponse, target: [UInt8], host: [UInt8], dependencies: [Dependency]
    ) {
        let size = response.identity.bytes.count
        guard size <= byteLimit / 4 else { return }
        let hash = hash(target[...], host[...])
        if let slot = slotsByHash[hash] { remove(slot) }
        while count >= entryLimit || (bytes + size > byteLimit && count > 0) { evict() }
        let entry = Entry(
            hash: hash, target: target, host: host, response: response, dependencies: dependencies, wasUsed: false)
        let slot: Int
        if let last = free.popLast() {
            slot = last
            slots[slot] = entry
        } else {
            slot = slots.count
            slots.append(entry)
        }
        slotsByHash[hash] = slot
        bytes += size
        for dependency in dependencies { slotsByDependency[dependency, default: []].insert(slot) }
    }

    mutating func drop(_ dependency: Dependency) {
        for slot in slotsByDependency.removeValue(forKey: dependency) ?? [] { remove(slot) }
    }

    private mutating func remove(_ slot: Int) {
        guard let entry = slots[slot] else { return }
        slots[slot] = nil
        free.append(slot)
        slotsByHash[entry.hash] = nil
        bytes -= entry.response.identity.bytes.count
        for dependency in entry.dependencies {
            slotsByDependency[dependency]?.remove(slot)
            if slotsByDependency[dependency]?.isEmpty ?? false { slotsByDependency[dependency] = nil }
        }
    }

    /// Takes out the first entry from the hand on that was not used since the hand last passed.
    private mutating func evict() {
        while true {
            hand = hand + 1 < slots.count ? hand + 1 : 0
            guard let entry = slots[hand] else { continue }
            guard entry.wasUsed else { return remove(hand) }
            slots[hand]?.wasUsed = false
        }
    }

    /// Multiply and fold over eight bytes at a time, seeded by the process; equal hashes only cost a miss.
    private func hash(_ target: ArraySlice<UInt8>, _ host: ArraySlice<UInt8>) -> UInt64 {
        var state = seed
        for bytes in [target, host] {
            var index = bytes.startIndex
            while index < bytes.endIndex {
                let end = min(index + 8, bytes.endIndex)
                var word: UInt64 = 0
                while index < end {
                    word = word << 8 | UInt64(bytes[index])
                    index += 1
                }
                let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
                state = product.high ^ product.low
            }
            state ^= UInt64(bytes.count)
        }
        return state
    }
}
