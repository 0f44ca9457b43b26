/// The tags that the Markdown parser writes: names in lower case, attributes in double quotes.
enum MessageTag {
    static func isInline(_ name: ArraySlice<UInt8>) -> Bool {
        ["em", "strong", "code"].contains { name.elementsEqual($0.utf8) }
    }

    /// As written, still escaped.
    static func value(of attribute: String, in tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let start = Array(" \(attribute)=\"".utf8)
        guard tag.count >= start.count else { return nil }
        var isQuoted = false
        for index in tag.startIndex...(tag.endIndex - start.count) {
            if !isQuoted, tag[index...].starts(with: start) {
                let rest = tag[(index + start.count)...]
                return rest.prefix { $0 != 0x22 }
            }
            if tag[index] == 0x22 { isQuoted.toggle() }
        }
        return nil
    }

    /// With the references that the parser writes resolved.
    static func decoded(_ text: ArraySlice<UInt8>) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var index = text.startIndex
        scan: while index < text.endIndex {
            if text[index] == 0x26 {
                for (reference, byte) in references where text[index...].starts(with: reference.utf8) {
                    output.append(byte)
                    index += reference.utf8.count
                    continue scan
                }
            }
            output.append(text[index])
            index += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static let references: [(String, UInt8)] = [
        ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27), ("&#x27;", 0x27),
    ]

    /// For a quoted attribute.
    static func append(escaping text: String, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case 0x22: output.append(contentsOf: "&quot;".utf8)
            case 0x26: output.append(contentsOf: "&amp;".utf8)
            case 0x27: output.append(contentsOf: "&#39;".utf8)
            case 0x3C: output.append(contentsOf: "&lt;".utf8)
            case 0x3E: output.append(contentsOf: "&gt;".utf8)
            default: output.append(byte)
            }
        }
    }
}
