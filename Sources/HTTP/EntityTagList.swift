/// The value of `If-Match` or `If-None-Match` (RFC 9110, section 13.1).
struct EntityTagList {
    private let isAny: Bool
    private var tags: [(opaque: ArraySlice<UInt8>, isWeak: Bool)] = []

    /// Stops at the first thing that is no tag; what stood before it counts.
    init(parsing bytes: ArraySlice<UInt8>) {
        var rest = bytes.trimmed
        isAny = rest.elementsEqual([0x2A])
        while !isAny, tags.count < 100 {
            rest = rest.drop { $0.isBlank || $0 == 0x2C }
            var isWeak = false
            if rest.starts(with: [0x57, 0x2F]) {
                isWeak = true
                rest = rest.dropFirst(2)
            }
            guard rest.first == 0x22, let end = rest.dropFirst().firstIndex(of: 0x22) else { break }
            tags.append((rest[(rest.startIndex + 1)..<end], isWeak))
            rest = rest[(end + 1)...]
        }
    }

    /// Weak comparison: the content is the same, in whatever coding it was had.
    func matchesWeakly(_ etag: ETag) -> Bool {
        isAny || tags.contains { $0.opaque.elementsEqual(etag.opaque.utf8) }
    }

    /// Strong comparison. A tag had with a coded answer names the same version, so it counts for writes as well.
    func matchesStrongly(_ etag: ETag) -> Bool {
        guard !isAny else { return true }
        guard !etag.isWeak else { return false }
        return tags.contains { tag in
            !tag.isWeak
                && ContentCoding.allCases.contains { tag.opaque.elementsEqual(etag.coded($0).opaque.utf8) }
        }
    }
}
