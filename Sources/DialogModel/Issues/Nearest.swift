/// The word of a list that a misspelt one was meant to be.
public enum Nearest {
    /// Longer words are no misspellings of ours.
    private static let limit = 40

    /// Compares lower-cased ASCII bytes and takes the first candidate at the least distance: at most a third of
    /// the word's length, and 3.
    public static func word(to received: [UInt8], among candidates: some Sequence<String>) -> String? {
        guard (1...limit).contains(received.count) else { return nil }
        let word = folded(received)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let other = folded(Array(candidate.utf8))
            let bound = min(3, max(1, max(word.count, other.count) / 3))
            guard abs(word.count - other.count) <= bound, other.count <= limit else { continue }
            let distance = distance(word, other)
            if distance <= bound, distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.candidate
    }

    private static func folded(_ bytes: [UInt8]) -> [UInt8] {
        bytes.compactMap { byte in
            switch byte {
            case 0x41...0x5A: byte | 0x20
            case 0x20, 0x2D, 0x5F: nil
            default: byte
            }
        }
    }

    /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
