/// A line of a text with a caret below one place, safe to show in a terminal, a log or a page.
public enum JSONExcerpt {
    /// Characters shown on each side of the caret.
    private static let reach = 36

    /// Around a place that was found in this text.
    public static func text(at position: JSONPosition, in bytes: [UInt8]) -> String {
        var current = JSONPosition(line: 1, column: 1)
        var offset = 0
        while offset < bytes.count, (current.line, current.column) < (position.line, position.column) {
            current.advance(from: offset, to: offset + 1, in: bytes.span)
            offset += 1
        }
        // The rest of a scalar belongs to it.
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return text(around: offset, in: bytes)
    }

    static func text(around offset: Int, in bytes: [UInt8]) -> String {
        let offset = min(offset, bytes.count)
        var start = offset
        var end = offset
        var before = 0
        while start > 0, !isBreak(bytes[start - 1]), before <= reach {
            start -= 1
            if bytes[start] & 0xC0 != 0x80 { before += 1 }
        }
        var isCutBefore = false
        if before > reach {
            isCutBefore = true
            repeat { start += 1 } while start < offset && bytes[start] & 0xC0 == 0x80
        }
        var after = 0
        while end < bytes.count, !isBreak(bytes[end]), after <= reach {
            end += 1
            if end == bytes.count || bytes[end] & 0xC0 != 0x80 { after += 1 }
        }
        let isCutAfter = after > reach && end < bytes.count && !isBreak(bytes[end])
        let lead =
            (isCutBefore ? "…" : "") + visible(scalars(bytes[start..<offset], limit: .max), isLineStart: !isCutBefore)
        // A mark at the fault would melt into the sign before it.
        let rest = visible(scalars(bytes[offset..<end], limit: .max), after: 2) + (isCutAfter ? "…" : "")
        return lead + rest + "\n" + String(repeating: " ", count: width(lead)) + "^"
    }

    static func visible(_ text: String, limit: Int) -> String {
        let scalars = Array(text.unicodeScalars.prefix(limit + 1))
        return visible(Array(scalars.prefix(limit))) + (scalars.count > limit ? "…" : "")
    }

    /// Spells out what has no shape of its own: controls, format and bidi characters, long runs of marks.
    static func visible(_ scalars: [Unicode.Scalar], isLineStart: Bool = false, after marks: Int = 0) -> String {
        var result = String.UnicodeScalarView()
        var marks = marks
        var isIndent = isLineStart
        for scalar in scalars {
            if scalar.value < 0x20, !(isIndent && scalar == "\t") {
                // The pictures of the control characters.
                Unicode.Scalar(0x2400 + scalar.value).map { result.append($0) }
            } else if scalar == "\t" {
                result.append(" ")
            } else if scalar.value < 0x7F {
                result.append(scalar)
            } else {
                marks = Unicode.isMark(scalar.value) ? marks + 1 : 0
                if isShown(scalar), marks <= 2 {
                    result.append(scalar)
                } else {
                    result.append(contentsOf: "<U+\(hex(scalar.value, digits: 4))>".unicodeScalars)
                }
                continue
            }
            marks = 0
            if scalar.value > 0x20 { isIndent = false }
        }
        return String(result)
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }

    /// Decodes leniently: U+FFFD for what is not UTF-8.
    static func scalars(_ bytes: ArraySlice<UInt8>, limit: Int) -> [Unicode.Scalar] {
        Array(String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(limit))
    }

    static func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    private static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (Unicode.isMark($1.value) ? 0 : 1) }
    }

    private static func isBreak(_ byte: UInt8) -> Bool {
        byte == ASCII.lineFeed || byte == ASCII.carriageReturn
    }
}
