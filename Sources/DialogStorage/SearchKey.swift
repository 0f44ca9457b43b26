import DialogModel

/// The bytes that a search compares: lower case by Unicode's simple mappings, scalar by scalar.
enum SearchKey {
    static func make(id: Slug, _ document: some StorableDocument) -> [UInt8] {
        var key = Array(id.rawValue.utf8)
        key.append(0x0A)
        for text in document.searchedTexts {
            fold(text, into: &key)
            key.append(0x0A)
        }
        return key
    }

    /// The words of what somebody typed, split at white space.
    static func words(of text: String) -> [[UInt8]] {
        var folded: [UInt8] = []
        fold(text, into: &folded)
        return folded.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(Array.init)
    }

    static func fold(_ text: String, into key: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                key.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
            } else {
                key.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
            }
        }
    }

    static func contains(_ key: [UInt8], _ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        guard key.count >= word.count else { return false }
        var start = 0
        while let hit = key[start...(key.count - word.count)].firstIndex(of: first) {
            if key[hit..<(hit + word.count)].elementsEqual(word) { return true }
            start = hit + 1
            if start > key.count - word.count { return false }
        }
        return false
    }
}
