extension Slug {
    /// A slug that resembles a text: its ASCII letters and digits, and the base letters of accented Latin ones;
    /// `fallback`, a slug itself, where nothing is left. At most 56 characters, so that a number fits behind.
    public init(naming text: String, fallback: StaticString) {
        var bytes: [UInt8] = []
        var wantsHyphen = false
        for scalar in text.unicodeScalars {
            let letters = Self.letters(of: scalar)
            if letters.isEmpty {
                // An apostrophe or a combining mark joins, everything else parts.
                let joins = scalar == "'" || scalar == "’" || scalar.properties.canonicalCombiningClass != .notReordered
                wantsHyphen = wantsHyphen || !joins
                continue
            }
            if wantsHyphen, !bytes.isEmpty { bytes.append(0x2D) }
            wantsHyphen = false
            guard bytes.count + letters.count <= 56 else { break }
            bytes += letters
        }
        while bytes.last == 0x2D { bytes.removeLast() }
        self = Slug(String(decoding: bytes, as: UTF8.self)) ?? Slug(trusted: "\(fallback)")
    }

    /// This slug, or the first of `-2`, `-3` … that is not taken.
    public func unique(isTaken: (Slug) -> Bool) -> Slug {
        guard isTaken(self) else { return self }
        var stem = Substring(rawValue.prefix(56))
        while stem.utf8.last == 0x2D { stem = stem.dropLast() }
        var number = 2
        while true {
            let candidate = Slug(trusted: "\(stem)-\(number)")
            if !isTaken(candidate) { return candidate }
            number += 1
        }
    }

    private static func letters(of scalar: Unicode.Scalar) -> [UInt8] {
        switch scalar {
        case "a"..."z", "0"..."9": return [UInt8(scalar.value)]
        case "A"..."Z": return [UInt8(scalar.value | 0x20)]
        case "ß": return Array("ss".utf8)
        case "\u{C0}"..."\u{24F}", "\u{1E00}"..."\u{1EFF}": return baseLetters(of: scalar)
        default: return []
        }
    }

    /// From the Unicode name: LATIN SMALL LETTER E WITH ACUTE is an e, LATIN SMALL LETTER AE is ae.
    private static func baseLetters(of scalar: Unicode.Scalar) -> [UInt8] {
        let words = (scalar.properties.name ?? "").utf8.split(separator: 0x20)
        guard words.count > 3, words[0].elementsEqual("LATIN".utf8), words[2].elementsEqual("LETTER".utf8),
            words[3].count <= 2
        else { return [] }
        return words[3].map { $0 | 0x20 }
    }
}
